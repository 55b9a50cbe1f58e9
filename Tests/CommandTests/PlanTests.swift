import Foundation
import TestSupport
import Testing

/// `plan` says what to move in which order, with commands that do it.
@Suite struct PlanTests {
  @Test func printsWhatMovesAndWhatIsHeldBack() async throws {
    let folder = try TemporaryFolder(Self.project)
    let outcome = try await Command.run("plan", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    let reason =
      "the publisher '$text' of 'Feed' is used, and a tracked property has none; "
      + "use 'didSet' of 'text', or keep it with '--bridge-publishers'"
    #expect(
      outcome.outputText == """
        2 units of 2 types move as they are:

        1. 'Box' (1 property, 0 uses in 1 file)
           observe-migrate --in-place --only Box .

        2. 'Counter' (1 property, 1 use in 2 files)
           observe-migrate --in-place --only Counter .

        2 units of 3 types are held back:

        3. 'Feed' and 'SubFeed' (1 property, 0 uses in 1 file): 1 reason to solve, for 2 types
           at once, to be reviewed: observe-migrate --in-place --bridge-publishers --only Feed .
           Feed.swift:5:47: warning: \(reason) [publisher-used]

        4. 'Pump' (0 properties, 0 uses in 1 file): 4 reasons to solve, for 1 type
           Pump.swift:4:33: warning: \(Self.pumpReason) [object-will-change-used]
           Pump.swift:5:33: warning: \(Self.pumpReason) [object-will-change-used]
           Pump.swift:6:33: warning: \(Self.pumpReason) [object-will-change-used]
           1 more place [object-will-change-used]
           then: observe-migrate --in-place --only Pump .

        """)
    #expect(try folder.tree() == Self.project, "nothing is written")
  }

  /// As somebody copies them into a shell, in the order of the plan.
  @Test func commandsDoWhatTheySay() async throws {
    let folder = try TemporaryFolder(
      FileTree(
        Dictionary(uniqueKeysWithValues: Self.project.files.map { ("My App/it's/\($0.key)", $0.value) })))
    let plan = try await Command.run("plan", "--unpublished", "track", "My App/it's", in: folder).outputText
    let commands = plan.split(separator: "\n").compactMap { line in
      line.range(of: "observe-migrate ").map { String(line[$0.upperBound...]) }
    }
    #expect(commands.count == 4)
    for command in commands.prefix(3) {
      #expect(command.hasSuffix(#" --unpublished track 'My App/it'\''s'"#))
      let script = "\(try Command.executable().path) \(command)"
      let outcome = try await folder.run(["sh", "-c", script])
      #expect(outcome.exitCode == 0, "\(outcome.errorText)")
      #expect(outcome.errorText.contains("rewrote "), "\(command): \(outcome.errorText)")
    }
    let rest = try await Command.run("plan", "My App", in: folder).outputText
    #expect(rest.hasPrefix("1 unit of 1 type is held back:"), "\(rest)")
  }

  @Test func jsonSaysTheSame() async throws {
    let folder = try TemporaryFolder(Self.project)
    let outcome = try await Command.run("plan", "--format", "json", in: folder)
    struct Plan: Decodable {
      struct Unit: Decodable {
        struct Reason: Decodable {
          let id: String
        }
        let types: [String]
        let moves: Bool
        let frees: Int
        let movesWith: [String]
        let command: String
        let reasons: [Reason]
      }
      let formatVersion: Int
      let units: [Unit]
    }
    let plan = try JSONDecoder().decode(Plan.self, from: Data(outcome.output))
    #expect(plan.formatVersion == 1)
    #expect(plan.units.map(\.types) == [["Box"], ["Counter"], ["Feed", "SubFeed"], ["Pump"]])
    #expect(plan.units.map(\.moves) == [true, true, false, false])
    #expect(plan.units.map(\.frees) == [0, 0, 2, 1])
    #expect(plan.units.map(\.movesWith) == [[], [], ["--bridge-publishers"], []])
    #expect(plan.units[3].reasons.map(\.id) == Array(repeating: "object-will-change-used", count: 4))
    #expect(plan.units[0].command == "observe-migrate --in-place --only Box .")
  }

  @Test func nothingToMove() async throws {
    let folder = try TemporaryFolder(Sources.tree(["A.swift": "let a = 1\n"]))
    let outcome = try await Command.run("plan", in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.outputText == "nothing to move\n")
    #expect(try await Command.run("plan", "Missing", in: folder).exitCode == 2)
    #expect(try await Command.run("plan", "--verify", "true", in: folder).exitCode == 2)
  }

  private static let pumpReason =
    "'pump.objectWillChange' is used, and 'Pump' would have no 'objectWillChange'; '--bridge-publishers' does not keep "
    + "it, as this is no subscription; observe the properties that matter with 'onChange(of:)' or 'withObservationTracking'"

  static let project = Sources.tree([
    "Box.swift": "import Combine\n\nfinal class Box: ObservableObject {\n  @Published var size = 0\n}\n",
    "Counter.swift": Sources.model, "CounterView.swift": Sources.view, "Feed.swift": Sources.blocked,
    "SubFeed.swift": Sources.reader,
    "Pump.swift": """
    import Combine

    final class Pump: ObservableObject {}
    func one(_ pump: Pump) -> Any { pump.objectWillChange as Any }
    func two(_ pump: Pump) -> Any { pump.objectWillChange as Any }
    func six(_ pump: Pump) -> Any { pump.objectWillChange as Any }
    func ten(_ pump: Pump) -> Any { pump.objectWillChange as Any }

    """,
  ])
}
