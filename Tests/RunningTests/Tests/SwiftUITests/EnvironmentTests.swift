import SwiftUI
import Testing

@MainActor
@Suite struct EnvironmentTests {
  struct OldReader: View {
    @EnvironmentObject var counter: PublishingCounter
    var reads = true

    var body: some View { Text(reads ? "\(counter.count)" : "nothing") }
  }

  struct NewReader: View {
    @Environment(TrackedCounter.self) var counter
    var reads = true

    var body: some View { Text(reads ? "\(counter.count)" : "nothing") }
  }

  @Test func theNearestObjectIsRead() async throws {
    let (outer, inner) = (PublishingCounter(), PublishingCounter())
    inner.count = 1
    let screen = try await Screen.showing(
      VStack {
        OldReader()
        OldReader().environmentObject(inner)
      }
      .environmentObject(outer))
    #expect(screen.lines == ["0", "1"])
  }

  @Test func anotherObjectUpdatesItsReaders() async throws {
    struct Parent: View {
      let counters: [TrackedCounter]
      @State private var number = 0

      var body: some View {
        Stepper("number", value: $number)
        NewReader().environment(counters[number])
      }
    }
    let counters = [TrackedCounter(), TrackedCounter()]
    counters[1].count = 4
    let screen = try await Screen.showing(Parent(counters: counters))
    #expect(screen.lines == ["number: 0", "0"])
    try await screen.tapAndSettle(0)
    #expect(screen.lines == ["number: 1", "4"])
  }

  @Test func aMissingOldObjectStopsTheAppWhereItIsRead() async throws {
    let screen = try await Screen.showing(OldReader(reads: false))
    #expect(screen.lines == ["nothing"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Screen.showing(OldReader())
    }
    #expect(result?.errorText.contains("no 'PublishingCounter' in the environment") == true)
  }

  @Test func aMissingNewObjectStopsTheAppEvenIfItIsNotRead() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Screen.showing(NewReader(reads: false))
    }
    #expect(result?.errorText.contains("no 'TrackedCounter' in the environment of 'NewReader'") == true)
  }

  /// `Environment.init(_:)` with an optional value ("Environment", Apple's documentation).
  @Test func anOptionalNewObjectMayBeMissing() async throws {
    struct OptionalReader: View {
      @Environment(TrackedCounter.self) var counter: TrackedCounter?

      var body: some View { Text("\(counter?.count ?? -1)") }
    }
    let screen = try await Screen.showing(
      VStack {
        OptionalReader()
        OptionalReader().environment(TrackedCounter())
      })
    #expect(screen.lines == ["-1", "0"])
  }

  @Test func disabledControlsCannotBeTapped() async throws {
    let screen = try await Screen.showing(
      VStack {
        Button("a") {}
        Button("b") {}.disabled(true)
      })
    #expect(screen.lines == ["[a]", "[b] (disabled)"])
    #expect(screen.actionCount == 1)
  }
}

extension ExitTest.Result {
  fileprivate var errorText: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
