// SPDX-License-Identifier: GPL-3.0-or-later
/** The geometry of a polytope of beliefs: where a belief lies, which edges there are, and which of them can be seen. */

export type Point = [x: number, y: number, z: number];

/** How a solid is turned, in degrees: about the upright axis, then towards the viewer. */
export interface View {
  yaw: number;
  pitch: number;
}

/** Corners of a line, a triangle and a tetrahedron, all about 0 and y upwards; who looks is at the end of z. */
const [half, low] = [Math.sqrt(3) / 2, Math.sqrt(8) / 3];
const simplices: Record<number, Point[]> = {
  2: [
    [-1, 0, 0],
    [1, 0, 0],
  ],
  3: [
    [-half, -0.5, 0],
    [half, -0.5, 0],
    [0, 1, 0],
  ],
  4: [
    [-half * low, -1 / 3, low / 2],
    [half * low, -1 / 3, low / 2],
    [0, -1 / 3, -low],
    [0, 1, 0],
  ],
};

/** The corners of all beliefs about so many categories, two to four; a triangle is not turned. */
export function cornersOf(categories: number, { yaw, pitch }: View): Point[] {
  const corners = simplices[categories] ?? [];
  return categories === 4 ? corners.map((corner) => turned(corner, yaw, pitch)) : corners;
}

function turned([x, y, z]: Point, yaw: number, pitch: number): Point {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [right, front] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
  return [right, y * Math.cos(b) - front * Math.sin(b), y * Math.sin(b) + front * Math.cos(b)];
}

/** The place of a belief: the mean of the corners by its shares. */
export function placed(corners: Point[], belief: number[]): Point {
  const along = (axis: 0 | 1 | 2) => corners.reduce((sum, corner, x) => sum + corner[axis] * (belief[x] ?? 0), 0);
  return [along(0), along(1), along(2)];
}

/** Pairs of vertices joined by an edge: on the faces that both lie on lies no third one. */
function edgesOf(faces: number[][], vertices: number): [number, number][] {
  const on = Array.from({ length: vertices }, (_, vertex) =>
    faces.flatMap((face, i) => (face.includes(vertex) ? [i] : [])),
  );
  const edges: [number, number][] = [];
  for (let i = 0; i < vertices; i++) {
    for (let j = i + 1; j < vertices; j++) {
      const common = on[i]?.filter((face) => on[j]?.includes(face)) ?? [];
      const third = on.some((own, k) => k !== i && k !== j && common.every((face) => own.includes(face)));
      if (!third) edges.push([i, j]);
    }
  }
  return edges;
}

/** Sides of a solid that look at the viewer, and the edges, front and back. */
export interface Seen {
  /** Vertices of each side in front, in the order around it, and how much of it faces the viewer, up to 1. */
  front: { around: number[]; facing: number }[];
  visible: [number, number][];
  hidden: [number, number][];
  /** Whether a point of the solid lies on a side in front. */
  onFront(point: Point): boolean;
}

/** The parts of a polytope that are seen from z. One that is flat, or less, hides nothing. */
export function seen(points: Point[], faces: number[][]): Seen {
  const edges = edgesOf(faces, points.length);
  const middle = mean(points);
  const sides = faces.filter((face) => face.length > 2);
  if (sides.length === 0) {
    const flat = points.length > 2 ? [{ around: around(points, [...points.keys()]), facing: 1 }] : [];
    return { front: flat, visible: edges, hidden: [], onFront: () => true };
  }
  const planes = sides.map((face) => ({
    face,
    ...planeOf(
      face.map((i) => points[i] as Point),
      middle,
    ),
  }));
  const front = planes.filter(({ normal }) => normal[2] > 1e-9);
  const isFront = ([i, j]: [number, number]) => front.some(({ face }) => face.includes(i) && face.includes(j));
  return {
    front: front.map(({ face, normal }) => ({ around: around(points, face), facing: normal[2] })),
    visible: edges.filter(isFront),
    hidden: edges.filter((edge) => !isFront(edge)),
    onFront: (point) => front.some(({ normal, at }) => dot(normal, point) > at - 1e-6),
  };
}

/** The plane of a side, its normal of length 1 away from the middle. */
function planeOf(corners: Point[], middle: Point): { normal: Point; at: number } {
  const [first = middle] = corners;
  let best: Point = [0, 0, 0];
  for (const [i, one] of corners.entries()) {
    for (const other of corners.slice(i + 1)) {
      const across = cross(minus(one, first), minus(other, first));
      if (dot(across, across) > dot(best, best)) best = across;
    }
  }
  const size = Math.sqrt(dot(best, best)) || 1;
  const outward = dot(best, minus(first, middle)) < 0 ? -1 : 1;
  const normal: Point = [(best[0] * outward) / size, (best[1] * outward) / size, (best[2] * outward) / size];
  return { normal, at: dot(normal, first) };
}

/** Corners of a convex polygon in the order around it, as it is seen. */
function around(points: Point[], corners: number[]): number[] {
  const [x, y] = mean(corners.map((i) => points[i] as Point));
  const angle = (i: number) => Math.atan2((points[i]?.[1] ?? 0) - y, (points[i]?.[0] ?? 0) - x);
  return corners.toSorted((i, j) => angle(i) - angle(j));
}

function mean(points: Point[]): Point {
  return placed(
    points,
    points.map(() => 1 / points.length),
  );
}

const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Point, q: Point) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Point, q: Point): Point => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
