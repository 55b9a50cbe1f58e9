import SwiftUI
import Testing

/// Which bodies are evaluated again, and which are skipped.
@MainActor
@Suite struct UpdateTests {
  final class Count {
    var bodies = 0
  }

  struct Child: View {
    let count: Count
    var number = 0
    var action: (() -> Void)?

    var body: some View {
      count.bodies += 1
      return Text("\(number)")
    }
  }

  struct Parent: View {
    let child: (Int) -> Child
    @State private var taps = 0

    var body: some View {
      Button("tap") { taps += 1 }
      child(taps)
    }
  }

  @Test func isSkippedWhileItsFieldsAreTheSame() async throws {
    let count = Count()
    let screen = try await Screen.showing(Parent { _ in Child(count: count) })
    try await screen.tapAndSettle(0, 0)
    #expect(count.bodies == 1)
  }

  @Test func isEvaluatedWhenAFieldDiffers() async throws {
    let count = Count()
    let screen = try await Screen.showing(Parent { Child(count: count, number: $0 / 2) })
    try await screen.tapAndSettle(0, 0)
    #expect(screen.lines == ["[tap]", "1"])
    #expect(count.bodies == 2)
  }

  @Test func closuresAreNeverTheSame() async throws {
    let count = Count()
    let screen = try await Screen.showing(Parent { _ in Child(count: count, action: {}) })
    try await screen.tapAndSettle(0, 0)
    #expect(count.bodies == 3)
  }

  @Test func anyChangeOfAnObservedObjectUpdates() async throws {
    struct Observer: View {
      @ObservedObject var counter: PublishingCounter

      var body: some View { Text("\(counter.count)") }
    }
    let counter = PublishingCounter()
    let screen = try await Screen.showing(Observer(counter: counter))
    counter.other = 1
    try await screen.settle()
    #expect(screen.bodyCount == 2)
  }

  @Test func onlyWhatIsReadOfATrackedObjectUpdates() async throws {
    struct Reader: View {
      let counter: TrackedCounter

      var body: some View { Text("\(counter.count)") }
    }
    let counter = TrackedCounter()
    let screen = try await Screen.showing(Reader(counter: counter))
    counter.other = 1
    try await screen.settle()
    #expect(screen.bodyCount == 1)
    counter.count = 1
    try await screen.settle()
    #expect(screen.lines == ["1"])
    #expect(screen.bodyCount == 2)
  }

  @Test func anObjectThatIsNoLongerGivenUpdatesNobody() async throws {
    struct Observer: View {
      @ObservedObject var counter: PublishingCounter

      var body: some View { Text("\(counter.count)") }
    }
    struct Switch: View {
      let counters: [PublishingCounter]
      @State private var isOn = false

      var body: some View {
        Toggle("second", isOn: $isOn)
        Observer(counter: counters[isOn ? 1 : 0])
      }
    }
    let counters = [PublishingCounter(), PublishingCounter()]
    let screen = try await Screen.showing(Switch(counters: counters))
    try await screen.tapAndSettle(0)
    let bodies = screen.bodyCount
    counters[0].count = 5
    try await screen.settle()
    #expect(screen.bodyCount == bodies)
    counters[1].count = 7
    try await screen.settle()
    #expect(screen.lines == ["second: true", "7"])
  }

  @Test func aChangeWhileRenderingIsFound() async throws {
    struct Reader: View {
      let counter: TrackedCounter

      var body: some View { Text("\(counter.count)") }
    }
    struct Writer: View {
      let counter: TrackedCounter

      var body: some View {
        counter.count += 1
        return Text("writes")
      }
    }
    let counter = TrackedCounter()
    let screen = try await Screen.showing(
      VStack {
        Reader(counter: counter)
        Writer(counter: counter)
      })
    #expect(screen.lines == ["1", "writes"])
    #expect(screen.changesWhileRendering == ["Reader"])
  }

  /// The struct of a child is made by the body around it, so what the initializer reads is read there: the task that
  /// ends in it makes the parent make another child.
  @Test func anInitializerOfAChildRunsInTheBodyAroundIt() async throws {
    struct Child: View {
      let number: Int

      init(_ counter: TrackedCounter) { number = counter.count }

      var body: some View { Text("\(number)") }
    }
    struct Parent: View {
      let counter: TrackedCounter

      var body: some View { Child(counter) }
    }
    let counter = TrackedCounter()
    let screen = try await Screen.showing(Parent(counter: counter))
    counter.count = 1
    try await screen.settle()
    #expect(screen.lines == ["1"])
    #expect(screen.bodyCount == 4)
  }

  /// swiftlang/swift#78151 and #79518: the setters of the macro compare values that are `Equatable`, and objects by
  /// their identity; a change in place is always announced.
  @Test func assigningAnEqualValueUpdatesNothing() async throws {
    struct Reader: View {
      let box: EqualBox

      var body: some View { Text(box.message.text) }
    }
    let box = EqualBox()
    let screen = try await Screen.showing(Reader(box: box))
    box.message = .init(id: 1, text: "b")
    try await screen.settle()
    #expect(screen.lines == ["a"])
    #expect(screen.linesRenderedAnew() == ["b"])
    box.message.text = "c"
    try await screen.settle()
    #expect(screen.lines == ["c"])
  }

  @Observable final class EqualBox {
    struct Message: Equatable {
      let id: Int
      var text: String

      static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    }

    var message = Message(id: 1, text: "a")
  }

  @Test func endlessUpdatesAreAnError() async throws {
    struct Endless: View {
      @State private var count = 0

      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    await #expect(throws: Screen.EndlessUpdates.self) { _ = try await Screen.showing(Endless()) }
  }
}
