import SwiftUI
import Testing

/// State belongs to the place of a view, and not to the value that describes it.
@MainActor
@Suite struct IdentityTests {
  struct Tapped: View {
    let title: String
    @State private var taps = 0

    var body: some View { Button("\(title) \(taps)") { taps += 1 } }
  }

  @Test func stateIsKeptWhileTheViewIsMadeAgain() async throws {
    struct Parent: View {
      @State private var title = "a"

      var body: some View {
        TextField("title", text: $title)
        Tapped(title: title)
      }
    }
    let screen = try await Screen.showing(Parent())
    try await screen.tapAndSettle(1, 0)
    #expect(screen.lines == ["title: aa", "[aa 1]"])
  }

  @Test func stateIsLostInTheOtherBranch() async throws {
    struct Parent: View {
      @State private var isFirst = true

      var body: some View {
        Toggle("first", isOn: $isFirst)
        if isFirst { Tapped(title: "a") } else { Tapped(title: "b") }
      }
    }
    let screen = try await Screen.showing(Parent())
    try await screen.tapAndSettle(1, 0)
    #expect(screen.lines == ["first: false", "[b 0]"])
    try await screen.tapAndSettle(0)
    #expect(screen.lines == ["first: true", "[a 0]"])
  }

  @Test func rowsKeepTheirStateByTheirIdentity() async throws {
    struct Rows: View {
      @State private var names = ["a", "b"]

      var body: some View {
        Button("turn") { names.reverse() }
        ForEach(names, id: \.self) { Tapped(title: $0) }
      }
    }
    let screen = try await Screen.showing(Rows())
    try await screen.tapAndSettle(1, 0)
    #expect(screen.lines == ["[turn]", "[b 0]", "[a 1]"])
  }

  @Test func aStateObjectIsMadeOnceForItsPlace() async throws {
    struct Owner: View {
      let title: String
      @StateObject private var counter: PublishingCounter

      init(title: String, make: @escaping () -> PublishingCounter) {
        self.title = title
        _counter = StateObject(wrappedValue: make())
      }

      var body: some View { Text("\(title) \(counter.count)") }
    }
    struct Parent: View {
      let make: () -> PublishingCounter
      @State private var taps = 0

      var body: some View {
        Button("tap") { taps += 1 }
        Owner(title: "a\(taps)", make: make)
        Owner(title: "b\(taps)", make: make)
      }
    }
    var made = 0
    let screen = try await Screen.showing(
      Parent {
        made += 1
        return PublishingCounter()
      })
    try await screen.tapAndSettle(0, 0)
    #expect(screen.lines == ["[tap]", "a2 0", "b2 0"])
    #expect(made == 2)
    _ = screen.linesRenderedAnew()
    #expect(made == 2)
  }

  /// As the property wrapper does, for which `state-created-eagerly` is said.
  @Test func theDefaultOfAStateIsMadeWithEveryView() async throws {
    struct Owner: View {
      let title: Int
      @State private var counter: TrackedCounter

      init(title: Int, _ counter: TrackedCounter) {
        self.title = title
        _counter = State(wrappedValue: counter)
      }

      var body: some View { Button("\(title) \(counter.count)") { counter.count += 1 } }
    }
    struct Parent: View {
      let make: () -> TrackedCounter
      @State private var taps = 0

      var body: some View {
        Button("tap") { taps += 1 }
        Owner(title: taps, make())
      }
    }
    var made = 0
    let screen = try await Screen.showing(
      Parent {
        made += 1
        return TrackedCounter()
      })
    try await screen.tapAndSettle(1, 0, 0)
    #expect(screen.lines == ["[tap]", "[2 1]"])
    #expect(made == 3)
  }
}
