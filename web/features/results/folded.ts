// SPDX-License-Identifier: GPL-3.0-or-later
/** The look of what else can be asked of noisy answers: folded away, one sentence, a table. */
import { css } from "lit";

export const folded = css`
  summary {
    font-family: var(--serif);
    font-size: 1.15rem;
    min-block-size: 2.75rem;
    align-content: center;
  }
  details > div {
    padding-block-end: 1rem;
  }
  details > div > * + :not(:empty) {
    margin-block-start: 1rem;
  }
  form {
    display: grid;
    justify-items: start;
    gap: 0.75rem;
  }
  select,
  input {
    min-block-size: 2.75rem;
  }
  input.number {
    inline-size: 9rem;
    max-inline-size: 100%;
  }
  .sentence {
    font-weight: 600;
  }
  .bad {
    color: var(--warn);
    font-weight: 600;
  }
  .missing {
    color: var(--warn);
  }
  @media print {
    form,
    .files {
      display: none;
    }
  }
`;
