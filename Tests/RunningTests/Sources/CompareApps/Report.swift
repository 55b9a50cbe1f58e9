import AppGenerator
import Foundation

/// What was found, for a developer who makes a fixture of it.
struct Report {
  let outcomes: [Workshop.Outcome]
  let failures: [Workshop.Outcome]
  /// Known differences that are none any more.
  let mended: [KnownDifference]

  var isEmpty: Bool { failures.isEmpty && mended.isEmpty }

  var text: String {
    let count = { (isCounted: (Workshop.Outcome) -> Bool) in outcomes.filter(isCounted).count }
    let summary =
      "\(outcomes.count) apps: \(count { !$0.isMigrated }) are held back, "
      + "\(count { $0.isMigrated && $0.difference == nil }) are the same, "
      + "\(count { $0.difference?.kind == .mended }) show what was stale before, \(count(\.isFailure)) differ"
    let notes = mended.map { "'\($0.feature)' no longer differs: take it off the list of known differences" }
    return (failures.map(section) + notes + [summary]).joined(separator: "\n\n")
  }

  /// A folder for each failure, with the sources as in a fixture.
  ///
  /// - Throws: where nothing can be written.
  func write(to folder: URL?) throws {
    guard let folder else { return }
    for failure in failures {
      let name = failure.title.replacing(" (", with: "-").replacing(")", with: "")
      let files = [
        "before/App.swift": failure.withoutSuffix(failure.before),
        "after/App.swift": failure.withoutSuffix(failure.after), "difference.txt": section(failure),
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(name).appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }

  private func section(_ failure: Workshop.Outcome) -> String {
    let options = failure.recipe.options.joined(separator: " ")
    return """
      == \(failure.title), seed \(failure.recipe.seed) \(options)
      \(failure.difference?.text ?? "")
      \(failure.withoutSuffix(failure.report))
      """
  }
}
