import Foundation
import TestSupport
import Testing

/// What the scripts for completion offer, asked of bash itself.
@Suite struct CompletionTests {
  @Test(arguments: [
    ("--f", ["--format"]),
    ("--ver", ["--verbose", "--verify", "--version"]),
    ("--format ", ["text", "xcode", "json", "sarif", "github", "markdown", "html"]),
    ("--unpublished t", ["track"]),
    ("--only ", ["Counter", "Feed", "SubFeed"]),
    ("--check --skip Co", ["Counter"]),
    ("A", ["App"]),
    ("--output F", ["Feed.swift"]),
  ])
  func offersWhatFits(line: String, expected: [String]) async throws {
    var tree = Sources.app
    tree["Feed.swift"] = Array((Sources.blocked + Sources.reader).utf8)
    let folder = try TemporaryFolder(tree)
    let script = try await Command.run("--generate-completion-script", "bash", in: folder)
    #expect(script.exitCode == 0, "\(script.errorText)")

    let asking = #"""
      eval "$(cat)"
      COMP_LINE="observe-migrate $1" COMP_POINT=$((16 + ${#1}))
      read -ra COMP_WORDS <<<"$COMP_LINE"
      case "$1" in *' ') COMP_WORDS+=("") ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
      PATH="$2:$PATH"
      _observe-migrate observe-migrate "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    let bin = try Command.executable().deletingLastPathComponent().path
    let outcome = try await folder.run(["bash", "-c", asking, "bash", line, bin], input: script.output)
    #expect(outcome.outputText.split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }

  @Test(arguments: ["zsh", "fish"])
  func otherShellsHaveScripts(shell: String) async throws {
    let script = try await Command.run("--generate-completion-script", shell, in: try TemporaryFolder())
    #expect(script.exitCode == 0)
    for option in ["baseline", "only", "bridge-publishers"] {
      #expect(script.outputText.contains(option), "\(option)")
    }
  }
}
