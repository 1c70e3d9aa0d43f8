// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * Why this must not be published, in plain words; nothing where it may be.
 * @param {object} state
 * @param {string} state.version the version in package.json
 * @param {unknown} state.repository the repository in package.json
 * @param {unknown} state.security the address in package.json to which people report a weakness
 * @param {string} state.securityNote the text of SECURITY.md, which tells them the address
 * @param {string} state.status the output of `git status --porcelain`
 * @param {string[]} state.tags the tags of the commit that is checked out
 * @param {string[]} state.packed the files in the tarball, hashes as *
 * @param {string[]} state.expected the same as it should be
 * @returns {string[]}
 */
export function obstacles({ version, repository, security, securityNote, status, tags, packed, expected }) {
  const found = [];
  if (status.trim() !== "") found.push(`the checkout has changes that are not committed:\n${status.trimEnd()}`);
  const tag = `v${version}`;
  if (!tags.includes(tag)) {
    const others = tags.length > 0 ? `; it is called ${tags.join(", ")}` : "";
    found.push(`the commit has no tag ${tag}, the version of package.json${others}`);
  }
  if (repository === undefined)
    found.push("package.json names no `repository`, which npm holds against where a package with provenance is built");
  if (typeof security !== "string" || !/^(?:mailto:[^@\s]+@|https:\/\/)[^@\s]+\.\w+/.test(security))
    found.push("package.json names no `security`: an address (mailto: or https:) to which people report a weakness");
  else if (!securityNote.includes(security.replace("mailto:", "")))
    found.push(`.github/SECURITY.md does not tell people the address ${security}`);
  const more = packed.filter((name) => !expected.includes(name));
  const less = expected.filter((name) => !packed.includes(name));
  if (more.length > 0) found.push(`the package has files that nobody expects: ${more.join(" ")}`);
  if (less.length > 0) found.push(`the package lacks: ${less.join(" ")}`);
  return found;
}
