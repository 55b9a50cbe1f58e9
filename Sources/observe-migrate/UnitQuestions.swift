import ObserveMigrate

/// Shows what a unit would change, and asks what is to become of it.
struct UnitQuestions: Sendable {
  func answer(to proposal: UnitProposal) async throws(MigrationError) -> UnitAnswer {
    Terminal.output(diff: proposal.diff)
    Terminal.output(lines: proposal.notes)
    while let line = Terminal.answer(to: Self.question(about: proposal)) {
      switch line.lowercased().first {
      case "y": return .apply
      case "n": return .skip
      case "a": return .applyAll
      case "q": return .stop
      case "e": Terminal.output(lines: try await proposal.explanation())
      default: Terminal.output(lines: Self.help)
      }
    }
    // Nobody is there any more.
    Terminal.output(lines: [""])
    return .stop
  }

  private static func question(about proposal: UnitProposal) -> String {
    "(\(proposal.number)/\(proposal.count)) Move \(proposal.names) [y,n,e,a,q,?]?"
  }

  private static let help = [
    "y - move it: rewrite these files now",
    "n - leave it as it is",
    "e - explain what moves together and why, and what to look at",
    "a - move it and all that follow",
    "q - leave it and all that follow as they are; what was moved stays",
    "? - print this",
  ]
}
