import AppGenerator
import Foundation

/// Makes apps at random, migrates them, and compares what they show before and after.
///
///     CompareApps [--tool <path>] [--seed <n>] [--count <n>] [--random <n>] [--feature <name>] [--single]
///       [--each] [--all] [--shrink <n>] [--output <folder>]
///
/// `--random` adds apps of a seed that nobody chose, which are compiled together with the others.
/// `--single` gives each app one feature, `--each` makes as many apps of each feature by itself, several times in one
/// app. `--feature` takes only those whose name contains it, or one of several with commas between; `--all` those too
/// that are known to differ.
@main struct CompareApps {
  static func main() {
    do {
      guard try isTheSame(Arguments(CommandLine.arguments)) else { exit(1) }
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  private static func isTheSame(_ arguments: Arguments) throws -> Bool {
    let series = self.series(arguments)
    for (seed, count) in series { print("\(count) apps of '--seed \(seed)'") }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let tool = URL(fileURLWithPath: arguments["tool"] ?? ".build/debug/observe-migrate")
    let workshop = Workshop(package: package, tool: tool)
    defer { if !arguments.contains("keep") { workshop.cleanUp() } }

    let known = arguments.asksForFeatures ? [] : KnownDifference.all
    let recipes = series.flatMap { self.recipes(arguments, seed: $0.seed, count: $0.count) }
    let outcomes = try workshop.outcomes(of: recipes + known.map(\.recipe))
    let random = Array(outcomes.prefix(recipes.count))
    let limit = Int(arguments.number("shrink") ?? 12)
    let failures = try Shrinking(workshop: workshop, limit: limit).smallest(of: random)
    let report = Report(
      outcomes: random, failures: failures,
      mended: known.filter { !$0.differs(in: outcomes.dropFirst(recipes.count)) })
    try report.write(to: arguments["output"].map { URL(fileURLWithPath: $0) })
    print(report.text)
    return report.isEmpty
  }

  /// The seeds to begin with, each with a number of apps.
  private static func series(_ arguments: Arguments) -> [(seed: UInt64, count: UInt64)] {
    let random = { UInt64.random(in: 0..<1_000_000) }
    let first = (arguments.number("seed") ?? random(), arguments.number("count") ?? 100)
    return [first] + (arguments.number("random").map { [(random(), $0)] } ?? [])
  }

  private static func recipes(_ arguments: Arguments, seed: UInt64, count: UInt64) -> [AppRecipe] {
    let names = arguments["feature"]?.split(separator: ",")
    let features = (arguments.contains("all") ? AppFeature.all : AppFeature.expectedToBeTheSame).filter {
      feature in names?.contains { feature.name.contains($0) } ?? true
    }
    let seeds = (0..<count).map { seed &+ $0 }
    if arguments.contains("each") {
      return features.flatMap { feature in seeds.map { AppRecipe(seed: $0, from: [feature]) } }
    }
    guard arguments.contains("single") else { return seeds.map { AppRecipe(seed: $0, from: features) } }
    return seeds.enumerated().map { number, seed in
      let options = number / features.count % 3 == 2 ? ["--bridge-publishers"] : []
      return AppRecipe(seed: seed, only: features[number % features.count], options: options)
    }
  }
}

extension KnownDifference {
  fileprivate var recipe: AppRecipe {
    guard let feature = AppFeature.named(feature) else { preconditionFailure("no feature '\(feature)'") }
    return AppRecipe(seed: seed, only: feature)
  }

  fileprivate func differs(in outcomes: some Sequence<Workshop.Outcome>) -> Bool {
    outcomes.contains { $0.isFailure && $0.recipe.parts.first?.feature == feature }
  }
}

/// Options of the form `--name value`.
struct Arguments {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Whether certain features are wanted, and not those that all apps are made of.
  var asksForFeatures: Bool { ["all", "each", "feature", "single"].contains(where: contains) }

  func contains(_ name: String) -> Bool { words.contains("--" + name) }

  subscript(_ name: String) -> String? {
    words.firstIndex(of: "--" + name).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }

  func number(_ name: String) -> UInt64? { self[name].flatMap { UInt64($0) } }
}
