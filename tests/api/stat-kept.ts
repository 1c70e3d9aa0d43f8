// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of kinds that the module does not write, as ReadStat 1.1.9 wrote them on a machine: gzip in base64. */
import { gunzipSync } from "node:zlib";

/** The same 12 people each: ID, CAR (labels and the missing value 9 in SPSS alone), BORN, WORD. */
const PACKED = {
  por: "H4sIAAAAAAACA73RW3PSQBQH8PfM5Dusdy1tTjaba72GTSiBQmhSxdbrAmlBQJAEq7X62T3JjozM+OA4Hc/DmeS/Z367O6vrf1d+yqOIpL00Jb04OSaN6DDsZYvlLCNbpSr6Ndd/FanBTMt2XM+v8yBsHDSjVvuw0417R0l6/PxF/+XJqRgMR9nZ+XjyYTqbf1wsP63yQlXWny++fL0k2qP7tau7r97cuL3z4OHbPbjavfPuydP3+7ee3Xt8U27x448bf/v++ppuXb5R+US+C4ZuWJQato1flqoYeD8XkkyM0kIUjDowLoplvg9wPinG64E2XMyhP7kUq1FHDDeDpgkWbYOjgwFRYAG6UHVVKUMG3E9+S8H1gHvQFDkRZChWOGJCPU66baiDDrI7HMN+nAQUOP7KHlAUK45hwuAkyw30ugsPHDzN2TrPRqEOjXK+ZQVNu2bg1GCd6xrDOYzaHCMfBpNptkuKlZjvqQpLtajTAK9c70a4ToFQhzIfdjSMjmKMTLgQs6lZuWHNlKpVmSGzt01VmduVFtpcak4lhV60kVwp8fjXCT1pHdTY1vH8ClKVsGVLqi6pDt9Qp/9SqvITZTXoG9gDAAA=",
  sas7bdat:
    "H4sIAAAAAAACA+3aPUsjQRgH8Cd33hE9iwgpUgi3hHBYiCQYBEFwVxNJwDcSQYsTbpUI4luIJ1znS1JedZX6CbS2shBEiyvFKqnuA1hZqaBenMyMmhkmaiEi+v+FMJlnZ3b/CSzshCG6d3Cy+mPH33S098dL9X8jvwNffU3tREHyUIQe5Fd6aSdt9SX74zFnxEnHR6xa6BGV+XLcVfH6n1PVqiojfEQftHJnWzgSjgyEWRtlbUf/9PzSLwIAAAAAAAAAAAAAAAAAAHiP6tmLqNQoei0f1aP7sh7QZmVlffi24BFNVNa7tHrpi2i/a/V1Wbe184/VqAdq1EsN5joAAAAAvA3/L8vcS8236dMzXD/Kn7WfI/+VmF5OaHUve9exh2uv1vdp/dvn+UbeV3fWylOXW+4qzXKERWJ5EGJz+GpBtveu5dyuqpq+HzgZI+p1UtQzlBocHUrFhjML2dkMUcJdtFxr0s0R3xsc72TtGUM8o+qcecrvFKr6niZ1j53AZy6XNbgjwaSVPr/ugB7TnXHazdf+q0V7Ymnxrrq5UbHbTdVL7TU2Znom02r9zLlz8sjW+L74EORjbDZGv8JKoU3s8z++WOZ9NmbSnTrcVm8+W8mzpuYR/LaSJ2/IQwFbyZMvGv4maLaVPHlTHkvNkzflCap5CqY8ITVPwZTnm5qnYMoDAAAAAAAAINwAuGhk/QBAAAA=",
  xpt: "H4sIAAAAAAACA6WUwU7CQBCGBzQRFBU96W1MPBlDaoON4cRCN4FEKGkJ3owFMTFqJKCefQSueuLqzWfQV/IB3HZpA7tbK/RPmum2f/98M7tpjRKT2mjTqmWbR1zn9UrnDBFrs+8OuLQ/hegQBz3NVBaHaBQ0w1t3R9fFgo6R0o2m1dFPS7pWOtVLmiauMaFqin4btOE3/K9+T4zwrqip80yn2mqzwCTzM0mbOLQd2QfzeRZprovOr9V/HNz3k82vSRpObL9Fdb+QAoAMpOrmcvsJnljG3JopLg9U4izpKrF5r+4IXey5w2QsmSAv8rtsJMtKxbKbi8yDHQoaZrKMuTVAPi5POZc0u3KwesG2dek9Amkue3F5KhTV+bMqztL/qyCX5Hk1L9f82n0ehRzl/TdP7wQDT4Z7bu/6x/g0dB8Qv14mPGcceLJzPXuiP4f+swIEnnW/9tyb74+ph5RFng2Jh7SmnpAnJ/GQKxB4NiUeMgCBZ0vmeRV5tmWesciTl3kmIs+OzPMp8uxKPIuevV+fb3Ui4AYAAA==",
};

export function keptFile(kind: keyof typeof PACKED): Uint8Array {
  return new Uint8Array(gunzipSync(Buffer.from(PACKED[kind], "base64")));
}
