// SPDX-License-Identifier: GPL-3.0-or-later
/** Scripts for shells that complete commands, options and values, from the table of commands. */
import { type Arguments, didYouMean } from "./arguments.js";
import { COMMAND_NAMES, COMMANDS, type CommandName } from "./commands.js";
import { type Command, type Option, optionsOf } from "./table.js";

export function completionFor(given: Arguments): string {
  const [shell, ...more] = given.files;
  const script = shell !== undefined && more.length === 0 ? SCRIPTS[shell] : undefined;
  if (script === undefined) {
    throw given.error(`completion takes the name of a shell: ${SHELLS.join(", ")}`, didYouMean(shell ?? "", SHELLS));
  }
  return script();
}

const SCRIPTS: Record<string, () => string> = { bash, zsh };
const SHELLS = Object.keys(SCRIPTS);

/** The words that may stand first: commands, and what stands in the place of one. */
const FIRST = [...COMMAND_NAMES, "help", "--help", "--version"];

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const optionsWith = (name: CommandName) => Object.entries(optionsOf(COMMANDS[name]));

/** The written forms of an option. */
const forms = ([name, { short }]: [string, Option]) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];

/** For each command, what it takes beside options. */
function taken(name: CommandName): string {
  const { takes }: Command = COMMANDS[name];
  return takes === "files" ? "files" : takes === "words" ? "" : takes.join("\n");
}

function bash(): string {
  const values = COMMAND_NAMES.flatMap((command) =>
    optionsWith(command).flatMap((option) => {
      const [, { value, values, offers, file, list }] = option;
      if (value === undefined) return [];
      const found = values ?? offers ?? [];
      const what = file === undefined ? quoted(found.join("\n")) : "files";
      return `    ${forms(option)
        .map((form) => `${command}:${form}`)
        .join("|")}) ${list ? "list=1 " : ""}values=${what} ;;`;
    }),
  );
  return `# Completion of sluice for bash, made by: sluice completion bash
_sluice() {
  local cur prev command='' option='' list='' values='' options='' takes=''
  # As typed: bash takes an = for a word of its own.
  cur=\${COMP_WORDS[COMP_CWORD]}
  prev=\${COMP_WORDS[COMP_CWORD-1]}
  if [[ $cur == '=' ]]; then
    option=$prev cur=''
  elif [[ $prev == '=' ]]; then
    option=\${COMP_WORDS[COMP_CWORD-2]}
  elif [[ $prev == -* ]]; then
    option=$prev
  fi
  COMPREPLY=()
  command=\${COMP_WORDS[1]}
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W ${quoted(FIRST.join(" "))} -- "$cur"))
    return
  fi
  values='flag'
  case "$command:$option" in
${values.join("\n")}
  esac
  if [[ $values == 'flag' ]]; then
    case "$command" in
${COMMAND_NAMES.map((name) => `    ${name}) takes=${quoted(taken(name))} options=${quoted(optionsWith(name).flatMap(forms).join(" "))} ;;`).join("\n")}
    help) takes=${quoted([...COMMAND_NAMES, "--man"].join("\n"))} ;;
    esac
    if [[ $cur == -* ]]; then
      COMPREPLY=($(compgen -W "$options" -- "$cur"))
      return
    fi
    values=$takes
  fi
  if [[ $values == 'files' ]]; then
    compopt -o filenames 2>/dev/null
    local IFS=$'\\n'
    COMPREPLY=($(compgen -f -- "$cur"))
    return
  fi
  # The last of a list with commas.
  local before='' IFS=$'\\n'
  if [[ -n $list && $cur == *,* ]]; then
    before=\${cur%,*},
    cur=\${cur##*,}
  fi
  cur=\${cur#[\\'\\"]}
  COMPREPLY=($(compgen -P "$before" -W "$values" -- "$cur"))
  COMPREPLY=("\${COMPREPLY[@]// /\\\\ }")
}
complete -F _sluice sluice sluice.mjs
`;
}

/** A text within the brackets of a zsh specification, in single quotes. */
const described = (text: string) => quoted(text.replaceAll(/[[\]:\\]/g, (mark) => `\\${mark}`)).slice(1, -1);

/** The first sentence. */
const first = (text: string) => text.split(/[.;] /)[0] as string;

function zshOption([name, { short, value, values, offers, file, list, multiple, says, brief }]: [string, Option]) {
  const says1 = described(first(brief ?? says));
  const found = values ?? offers;
  const words = (found ?? []).map((word) => word.replaceAll(/[ ()]/g, (mark) => `\\${mark}`)).join(" ");
  const of = list ? `_values -s , value ${words}` : found ? `(${words})` : file === undefined ? " " : "_files";
  const after = value === undefined ? "" : `:${described(value)}:${quoted(of).slice(1, -1)}`;
  const star = multiple ? "*" : "";
  const others = short === undefined ? "" : `(-${short} --${name})`;
  return [
    `'${multiple ? star : others}--${name}${value === undefined ? "" : "="}[${says1}]${after}'`,
    ...(short === undefined ? [] : [`'${others}-${short}[${says1}]${after}'`]),
  ];
}

function zsh(): string {
  const cases = COMMAND_NAMES.map((name) => {
    const { takes }: Command = COMMANDS[name];
    const rest =
      takes === "files" ? "'*:file:_files'" : takes === "words" ? "'*:word: '" : `'1:shell:(${takes.join(" ")})'`;
    const specs = [...optionsWith(name).flatMap(zshOption), rest];
    return `    ${name})\n      _arguments -S ${specs.map((spec) => `\\\n        ${spec}`).join(" ")} ;;`;
  });
  return `#compdef sluice sluice.mjs
# Completion of sluice for zsh, made by: sluice completion zsh
_sluice() {
  local -a commands
  if (( CURRENT == 2 )); then
    commands=(
${COMMAND_NAMES.map((name) => `      '${name}:${described(COMMANDS[name].summary)}'`).join("\n")}
      'help:prints help'
    )
    _describe command commands
    _arguments '--help[prints help]' '--version[prints the version]'
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join("\n")}
    help)
      _arguments '1:command:(${COMMAND_NAMES.join(" ")} --man)' ;;
  esac
}
if [[ $funcstack[1] == _sluice ]]; then _sluice "$@"; else compdef _sluice sluice sluice.mjs; fi
`;
}
