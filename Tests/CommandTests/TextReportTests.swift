import TestSupport
import Testing

/// The report as a person reads it.
@Suite struct TextReportTests {
  private static let tree = Sources.tree([
    "App/Counter.swift": Sources.model, "App/CounterView.swift": Sources.view,
    "App/Feed.swift": Sources.blocked + Sources.reader,
  ])

  @Test func whatStaysIsABlockForEachUnit() async throws {
    let outcome = try await Command.run(in: try TemporaryFolder(Self.tree))
    #expect(
      outcome.errorText == """
        1 of 3 types moves, in 2 of 3 files

        2 types stay:
          Feed and SubFeed: --bridge-publishers moves them
            publisher-used: Feed.swift:5
              5 | var upstream: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }
                |                                             ^~~~~
              the publisher '$text' of 'Feed' is used, and a tracked property has none

        1 of 3 types moves (1 property, 1 use), 2 stay, 0 notes
        next: with --bridge-publishers 2 more types move
        to apply: observe-migrate --in-place

        """)
  }

  @Test func whatNoOptionMovesSaysWhatToDo() async throws {
    let pump = """
      import Combine

      final class Pump: ObservableObject {}
      func one(_ pump: Pump) -> Any { pump.objectWillChange as Any }
      func two(_ pump: Pump) -> Any { pump.objectWillChange as Any }
      func six(_ pump: Pump) -> Any { pump.objectWillChange as Any }
      func ten(_ pump: Pump) -> Any { pump.objectWillChange as Any }

      """
    let outcome = try await Command.run(in: try TemporaryFolder(Sources.tree(["Pump.swift": pump])))
    #expect(
      outcome.errorText == """
        0 of 1 type moves, in 0 of 1 file

        1 type stays:
          Pump
            object-will-change-used, 4 places: Pump.swift:4, 5, 6 and 1 more
              4 | func one(_ pump: Pump) -> Any { pump.objectWillChange as Any }
                |                                 ^~~~
              'pump.objectWillChange' is used, and 'Pump' would have no 'objectWillChange'; '--bridge-publishers' \
        does not keep it, as this is no subscription
              → observe the properties that matter with 'onChange(of:)' or 'withObservationTracking'

        0 of 1 type moves (0 properties, 0 uses), 1 stays, 0 notes
        next: to move 1 more type, solve object-will-change-used at Pump.swift:4, 5, 6 and 1 more (observe-migrate \
        explain Pump)

        """)
  }

  @Test func whatMostNotesAreAboutIsNamed() async throws {
    let views = (1...5).map {
      "struct V\($0): View { @ObservedObject var model: Model; var body: some View { Text(Palette.accent) } }"
    }
    let source = """
      import SwiftUI
      enum Palette { nonisolated(unsafe) static var accent = "red" }
      final class Model: ObservableObject {
        @Published var count = 0
        func change() {
          Palette.accent = "blue"
          count += 1
        }
      }
      struct Counter: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """
    let outcome = try await Command.run(
      in: try TemporaryFolder(Sources.tree(["Views.swift": ([source] + views).joined(separator: "\n")])))
    #expect(
      outcome.errorText.contains(
        "updated as before: 'Model' (5); 5 of them for 'Palette.accent'; first Views.swift:14 [announcement-read]"
      ))
  }

  @Test func whatHoldsManyIsSaidOnce() async throws {
    let models = ["A", "B", "C", "D"].map {
      "final class \($0): ObservableObject { @Published var count = 0 }"
    }
    let rows = ["Row", "Line"].map {
      """
      struct \($0): View {
        @ObservedObject var model = Container[\\.model]
        var body: some View { Text("\\(model.count)") }
      }
      """
    }
    let more = "extension D { var changes: Any { objectWillChange as Any } }\n"
    let source = (["import SwiftUI"] + models + rows + [more]).joined(separator: "\n")
    let outcome = try await Command.run(in: try TemporaryFolder(Sources.tree(["Rows.swift": source])))
    #expect(
      outcome.errorText == """
        0 of 4 types move, in 0 of 1 file

        4 types stay:
          what holds many of them:
            ambiguous-type, 2 places: Rows.swift:7, 11; hold 4 types
              7 | @ObservedObject var model = Container[\\.model]
                |                     ^~~~~
              the type of 'model' is not clear from the sources
              → write it out, as in 'var model: SomeModel'
          A, B and C: as above: ambiguous-type (2 places)
          D
            object-will-change-used: Rows.swift:14
              14 | extension D { var changes: Any { objectWillChange as Any } }
                 |                                  ^~~~~~~~~~~~~~~~
              'objectWillChange' is used, and 'D' would have no 'objectWillChange'; '--bridge-publishers' does not \
        keep it, as this is no subscription
            as above: ambiguous-type (2 places)

        0 of 4 types move (0 properties, 0 uses), 4 stay, 0 notes
        next: to move 3 more types, solve ambiguous-type at Rows.swift:7, 11 (observe-migrate explain A)

        """)
  }

  /// What was said of another unit is not said again, and what is left with options is what counts.
  @Test func whatWasSaidIsALine() async throws {
    let models = ["One", "Two"].map {
      """
      final class \($0): ObservableObject {
        @Published var count = 0
        @Published var other = 0
        var all: [Published<Int>.Publisher] { [$other] }
        func follow() -> Any { $count.sink { print($0) } }
      }

      """
    }
    let more =
      "final class Six: ObservableObject { @Published var a = 0; func b() -> Any { $a.sink { print($0) } } }\n"
    let source = (["import Combine\n"] + models + [more]).joined()
    let outcome = try await Command.run(in: try TemporaryFolder(Sources.tree(["A.swift": source])))
    #expect(
      outcome.errorText == """
        0 of 3 types move, in 0 of 1 file

        3 types stay:
          One
            wrapper-as-type: A.swift:5; --bridge-publishers resolves it
              5 | var all: [Published<Int>.Publisher] { [$other] }
                |           ^~~~~~~~~
              'Published<Int>' is part of the old system, which a migrated type does not have
            publisher-used, 2 places, 1 with --bridge-publishers: A.swift:5
              5 | var all: [Published<Int>.Publisher] { [$other] }
                |                                        ^~~~~~
              the publisher '$other' of 'One' is used, and no subject can take its place here: it is used as a value \
        here, whose type would be another one
              → subscribe to it, or hand on its 'eraseToAnyPublisher()'
          Two
            wrapper-as-type: A.swift:11; --bridge-publishers resolves it
            publisher-used, 2 places, 1 with --bridge-publishers: A.swift:11
          Six: --bridge-publishers moves it; publisher-used: A.swift:14

        0 of 3 types move (0 properties, 0 uses), 3 stay, 0 notes
        next: with --bridge-publishers 1 more type moves
        then: to move 1 more type, solve publisher-used at A.swift:5 (observe-migrate explain One)

        """)
  }

  @Test func filesOfOneNameAreToldApart() async throws {
    let other = Sources.blocked.replacing("Feed", with: "News")
    let folder = try TemporaryFolder(
      Sources.tree(["App/A/Feed.swift": Sources.blocked, "App/B/Feed.swift": other]))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.errorText.contains("publisher-used: A/Feed.swift:5\n"))
    #expect(outcome.errorText.contains("publisher-used: B/Feed.swift:5\n"))
    let long = try await Command.run("--verbose", in: folder)
    #expect(long.errorText.contains("publisher-used: App/A/Feed.swift:5\n"))
  }

  @Test func notesAreALineForEachKind() async throws {
    let views = (1...5).map { number in
      """
      struct View\(number): View {
        @EnvironmentObject var counter: Counter
        var body: some View { Text(title()) }
      }

      """
    }
    // More than a body should read to be updated.
    let model = """
      import Combine

      final class Counter: ObservableObject {
        \((1...5).map { "@Published var value\($0) = 0" }.joined(separator: "\n  "))
      }

      """
    let folder = try TemporaryFolder(
      Sources.tree(["Counter.swift": model, "Views.swift": "import SwiftUI\n" + views.joined()]))
    let outcome = try await Command.run("--format", "text", in: folder)
    let lines = outcome.errorText.split(separator: "\n").filter { $0.contains("[environment-object") }
    #expect(
      lines == [
        "  5 views have an environment object that they never read, and are no longer updated with it: "
          + "'Counter' (5); first Views.swift:3 [environment-object-never-read]"
      ], "\(outcome.errorText)")
    let long = try await Command.run("--verbose", in: folder)
    #expect(long.errorText.contains("    Views.swift:7: 'counter' is never read: 'View2' was updated"))
  }

  @Test func settingsAreALineForEachValue() async throws {
    var tree = Sources.app
    tree["Package.swift"] = Array(
      "// swift-tools-version: 5.9\nlet package = Package(platforms: [.iOS(.v16)], targets: [.target(path: \"App\")])\n"
        .utf8)
    let outcome = try await Command.run(in: try TemporaryFolder(tree))
    #expect(
      outcome.errorText.contains(
        """
        deployment targets that are too low for '@Observable':
          '.iOS(.v16)' is below iOS 17: Package.swift:2
          → raise them, or say that they will be: --deployment-target 'iOS 17'

        """), "\(outcome.errorText)")
  }

  /// With which options how much more moves was tried, also with both.
  @Test func nextNamesWhatMovesMost() async throws {
    let stored = """
      import SwiftUI

      final class Panel: ObservableObject {
        @AppStorage("columns") var columns = 1
      }
      struct PanelView: View {
        @ObservedObject var panel: Panel
        var body: some View { Text("\\(panel.columns)") }
      }
      func reset() { UserDefaults.standard.removeObject(forKey: "columns") }

      """
    let both = """
      import SwiftUI

      final class Desk: ObservableObject {
        @AppStorage("rows") var rows = 1
        @Published var title = ""
        func follow() -> AnyCancellable { $title.sink { print($0) } }
      }
      struct DeskView: View {
        @ObservedObject var desk: Desk
        var body: some View { Text("\\(desk.rows)") }
      }
      func clear() { UserDefaults.standard.removeObject(forKey: "rows") }

      """
    let tree = Sources.tree([
      "Feed.swift": Sources.blocked + Sources.reader, "Panel.swift": stored, "Desk.swift": both,
    ])
    let folder = try TemporaryFolder(tree)
    let outcome = try await Command.run(in: folder)
    #expect(
      outcome.errorText.hasSuffix(
        "next: with --bridge-publishers 2 more types move, with --best-effort 1 (to be reviewed), with both 4\n"
      ),
      "\(outcome.errorText)")
    let review = try await Command.run("--bridge-publishers", in: folder)
    #expect(review.errorText.contains("next: with --best-effort 2 more types move (to be reviewed)\n"))
    let all = try await Command.run("--bridge-publishers", "--best-effort", in: folder)
    #expect(!all.errorText.contains("next:"))
    #expect(all.errorText.hasPrefix("4 of 4 types move, "))
  }
}
