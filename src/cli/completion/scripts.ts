/**
 * The scripts that let a shell complete command lines. They ask `recloc complete`, so they need no update when
 * commands change.
 */

/** What `recloc complete` prints instead of candidates to make the shell complete paths. */
export const PATHS = { files: ":files", folders: ":folders" } as const;

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** Bash falls back to files by itself. Version 3.2, which macOS has, lacks `compopt`, and always does. */
const BASH = `# Completion of recloc for bash.
_recloc() {
  local line tab=$'\\t'
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      ${PATHS.files}) return ;;
      ${PATHS.folders})
        compopt -o dirnames +o default 2>/dev/null
        return ;;
      *) COMPREPLY+=("\${line%%"$tab"*}") ;;
    esac
  done < <(recloc complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  [[ \${#COMPREPLY[@]} -gt 0 ]] || compopt +o default 2>/dev/null
}
complete -o default -F _recloc recloc
`;

const ZSH = `#compdef recloc
# Completion of recloc for zsh.
_recloc() {
  local -a lines
  lines=("\${(@f)$(recloc complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  case \${lines[1]} in
    ${PATHS.files}) _files ;;
    ${PATHS.folders}) _files -/ ;;
    '') return 1 ;;
    *)
      lines=("\${(@)lines//:/\\\\:}")
      lines=("\${(@)lines//$'\\t'/:}")
      _describe recloc lines ;;
  esac
}
if [[ \${funcstack[1]} == _recloc ]]; then
  _recloc "$@"
else
  compdef _recloc recloc
fi
`;

const FISH = `# Completion of recloc for fish.
function __recloc_complete
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  set -l lines (recloc complete -- $words[2..-1] "$current" 2>/dev/null)
  switch "$lines[1]"
    case '${PATHS.files}'
      __fish_complete_path "$current"
    case '${PATHS.folders}'
      __fish_complete_directories "$current"
    case '*'
      string join -- \\n $lines
  end
end
complete -c recloc -f -a '(__recloc_complete)'
`;

/** The script of each shell, to be evaluated when the shell starts. */
export const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
