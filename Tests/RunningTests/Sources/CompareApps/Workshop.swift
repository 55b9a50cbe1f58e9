import AppGenerator
import Foundation

/// Writes apps, migrates them with the tool, compiles all of them at once, and plays them.
struct Workshop {
  /// The package that this belongs to.
  let package: URL
  let tool: URL

  /// What became of an app.
  struct Outcome: Sendable {
    let recipe: AppRecipe
    /// What the names of its types end with.
    let suffix: String
    let before: String
    var after: String
    var report: String
    var difference: AppDifference?

    var isMigrated: Bool { before != after }

    /// The text with the names that the app has by itself.
    func withoutSuffix(_ text: String) -> String {
      text.split(separator: suffix, omittingEmptySubsequences: false).reduce(into: "") { result, part in
        // `A1` is no suffix in `ContentViewA12`.
        result += (result.isEmpty || part.first?.isNumber != true ? "" : suffix) + part
      }
    }
  }

  private var folder: URL { package.appendingPathComponent("Generated") }

  /// - Throws: where an app does not compile before, or nothing can be built.
  func outcomes(of recipes: [AppRecipe]) throws -> [Outcome] {
    var outcomes = try migrated(recipes)
    var numbers = outcomes.indices.filter { outcomes[$0].isMigrated }
    try write(outcomes, numbers)
    while let errors = try build() {
      guard !errors.isEmpty else { throw CompareAppsError("the apps cannot be built") }
      for (number, message) in errors { outcomes[number].difference = AppDifference(.compilation, message) }
      numbers.removeAll { errors.keys.contains($0) }
      try write(outcomes, numbers)
    }
    for (number, difference) in try differences(numbers) { outcomes[number].difference = difference }
    return outcomes
  }

  /// Takes away what was generated, as the package would compile it each time.
  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  // MARK: Migrating

  private func migrated(_ recipes: [AppRecipe]) throws -> [Outcome] {
    nonisolated(unsafe) var outcomes: [Outcome?] = Array(repeating: nil, count: recipes.count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: recipes.count) { number in
      let outcome = migrated(recipes[number], number)
      lock.withLock { outcomes[number] = outcome }
    }
    return try outcomes.map {
      guard let outcome = $0 else { throw CompareAppsError("'\(tool.path)' fails") }
      return outcome
    }
  }

  private func migrated(_ recipe: AppRecipe, _ number: Int) -> Outcome? {
    let source = GeneratedApp(recipe, suffix: Self.suffix(number)).source
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "observe-migrate-apps-\(ProcessInfo.processInfo.processIdentifier)/\(number)")
    let file = folder.appendingPathComponent("App.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try source.write(to: file, atomically: true, encoding: .utf8)
      let options = [
        "--in-place", "--allow-dirty", "--deployment-target", "iOS 17", "--deployment-target", "macOS 14",
      ]
      let (_, report) = try Command(tool, options + recipe.options + [folder.path]).run()
      let after = try String(contentsOf: file, encoding: .utf8)
      let place = report.replacing(folder.path + "/", with: "")
      return Outcome(
        recipe: recipe, suffix: Self.suffix(number), before: source, after: after, report: place,
        difference: nil)
    } catch { return nil }
  }

  private static func suffix(_ number: Int) -> String { "A\(number)" }

  // MARK: Compiling

  private func write(_ outcomes: [Outcome], _ numbers: [Int]) throws {
    for (side, source) in [("Before", \Outcome.before), ("After", \Outcome.after)] {
      let folder = folder.appendingPathComponent(side)
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in numbers {
        let file = folder.appendingPathComponent("\(Self.suffix(number)).swift")
        try GeneratedApp.reporting(outcomes[number][keyPath: source]).write(
          to: file, atomically: true, encoding: .utf8)
      }
      let rows = numbers.map { number in
        "  (\"\(number)\", \(outcomes[number].recipe.seed), { ContentView\(Self.suffix(number))() }),"
      }
      let list = "[(name: String, seed: UInt64, makeView: @MainActor () -> any View)]"
      let text = ["import SwiftUI", "", "@MainActor public let apps: \(list) = ["] + rows + ["]", ""]
      try text.joined(separator: "\n").write(
        to: folder.appendingPathComponent("Apps.swift"), atomically: true, encoding: .utf8)
    }
  }

  /// - Returns: `nil` where all is built, or the errors, by the number of the app after its migration.
  /// - Throws: where an app does not compile before.
  private func build() throws -> [Int: String]? {
    let arguments =
      ["swift", "build", "--package-path", package.path, "--manifest-cache", "none"]
      + ["-debug-info-format", "none", "--product", "PlayApps"]
    let (status, output) = try Command(URL(fileURLWithPath: "/usr/bin/env"), arguments).run()
    if status == 0 { return nil }
    var errors: [Int: String] = [:]
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: /Generated\/(Before|After)\/A(\d+)\.swift:\d+:\d+: error: .*/),
        let number = Int(match.2)
      else { continue }
      if match.1 == "Before" { throw CompareAppsError("does not compile: \(line)") }
      errors[number, default: ""] += match.0 + "\n"
    }
    if errors.isEmpty { print(output.suffix(3000)) }
    return errors
  }

  // MARK: Playing

  private func differences(_ numbers: [Int]) throws -> [Int: AppDifference] {
    var found: [Int: AppDifference] = [:]
    for (index, difference) in try playedAll(numbers) {
      // Rendering anew may change something itself, so it is done only where it has to be known.
      let anew =
        difference.kind == .lines ? try Playing(player, ["\(index)", "anew"]).differences.first?.value : nil
      found[numbers[index]] = [.mended, .lines].contains(anew?.kind) ? anew : difference
    }
    return found
  }

  private var player: URL { package.appendingPathComponent(".build/debug/PlayApps") }

  /// The differences, by the places of the apps among all. Where an app traps, it goes on with the next one.
  private func playedAll(_ numbers: [Int]) throws -> [Int: AppDifference] {
    var found: [Int: AppDifference] = [:]
    var first = 0
    while first < numbers.count {
      let playing = try Playing(player, ["\(first)"])
      for (number, difference) in playing.differences { found[numbers.firstIndex(of: number)!] = difference }
      guard let trap = playing.trap, let index = numbers.firstIndex(of: trap.number) else { break }
      if trap.isBefore {
        print("note: app \(trap.number) traps before")
      } else {
        found[index] = trap.difference
      }
      first = index + 1
    }
    return found
  }
}

/// A run of the player, up to its end, or to an app that traps.
private struct Playing {
  private(set) var differences: [Int: AppDifference] = [:]
  private(set) var trap: (number: Int, isBefore: Bool, difference: AppDifference)?

  init(_ player: URL, _ arguments: [String]) throws {
    let (status, output) = try Command(player, arguments, limit: 120).run()
    var last: (side: Substring, number: Int, lines: [Substring])?
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let comparison = try? JSONDecoder().decode(AppComparison.self, from: Data(line.utf8)) {
        differences[Int(comparison.app)!] = comparison.difference
        last = nil
      } else if words.count == 2, ["before", "after"].contains(words[0]), let number = Int(words[1]) {
        last = (words[0], number, [])
      } else {
        last?.lines.append(line)
      }
    }
    guard status != 0, let last else { return }
    let text = last.lines.joined(separator: "\n").prefix(600)
    trap = (last.number, last.side == "before", AppDifference(.trap, "status \(status): \(text)"))
  }
}

struct CompareAppsError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
