import SwiftUI
import Testing

/// What views do beside showing something.
@MainActor
@Suite struct ModifierTests {
  struct Recorder: View {
    @ObservedObject var counter: PublishingCounter
    @State private var received: [Int] = []
    @State private var changed: [Int] = []

    var body: some View {
      VStack {
        Text("\(received) \(changed)")
        Button("twice") {
          counter.count += 1
          counter.count += 1
        }
        Button("same") { counter.count += 0 }
      }
      .onReceive(counter.$count) { received.append($0) }
      .onChange(of: counter.count) { changed += [$0, $1] }
    }
  }

  /// The reason for `on-change-instead`.
  @Test func aPublisherGivesEveryValueAndAChangeOnlyTheLast() async throws {
    let screen = try await Screen.showing(Recorder(counter: PublishingCounter()))
    try await screen.tapAndSettle(0, 1)
    #expect(screen.lines[0] == "[0, 1, 2, 2] [0, 2]")
  }

  @Test func theActionIsTheOneGivenLast() async throws {
    struct Adding: View {
      @ObservedObject var counter: PublishingCounter
      @State private var step = 1
      @State private var sum = 0

      var body: some View {
        Stepper("step", value: $step)
          .onReceive(counter.$count) { _ in sum += step }
        Text("\(sum)")
      }
    }
    let counter = PublishingCounter()
    let screen = try await Screen.showing(Adding(counter: counter))
    try await screen.tapAndSettle(0)
    counter.count = 1
    try await screen.settle()
    #expect(screen.lines == ["step: 2", "3"])
  }

  /// Apps that make the publisher in a getter are given its value with each update ("publisher is cancelled in
  /// `.onReceive()` when view re-rendered", the reason that jsilver gives for `StateSubscriptionView`).
  @Test func anotherPublisherIsSubscribedTo() async throws {
    struct Receiver: View {
      let subjects: [CurrentValueSubject<Int, Never>]
      @State private var number = 0
      @State private var received: [Int] = []

      var body: some View {
        Stepper("number", value: $number)
          .onReceive(subjects[number % 2]) { received.append($0) }
        Text("\(received)")
      }
    }
    let subjects = [CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2)]
    let screen = try await Screen.showing(Receiver(subjects: subjects))
    try await screen.tapAndSettle(0)
    subjects[0].send(3)
    subjects[1].send(4)
    try await screen.settle()
    #expect(screen.lines == ["number: 1", "[1, 2, 4]"])
  }

  /// What replays its value, and is made with each update that this causes, never comes to an end.
  @Test func aPublisherMadeInTheBodyIsAnotherOneEachTime() async throws {
    struct Receiver: View {
      let subject = CurrentValueSubject<Int, Never>(1)
      @State private var received = 0

      var body: some View {
        Text("\(received)").onReceive(subject.eraseToAnyPublisher()) { received += $0 }
      }
    }
    await #expect(throws: Screen.EndlessUpdates.self) { _ = try await Screen.showing(Receiver()) }
  }

  @Test func anOperatorOnTheSamePublisherIsTheSame() async throws {
    struct Receiver: View {
      let subject = CurrentValueSubject<Int, Never>(1)
      @State private var received = 0

      var body: some View {
        Text("\(received)").onReceive(subject.map { $0 + 1 }) { received += $0 }
      }
    }
    let screen = try await Screen.showing(Receiver())
    #expect(screen.lines == ["2"])
  }

  @Test func whatIsPresentedHasTheEnvironment() async throws {
    struct Inner: View {
      @EnvironmentObject var counter: PublishingCounter

      var body: some View { Text("presents \(counter.count)") }
    }
    struct Outer: View {
      @State private var isPresented = false

      var body: some View {
        Toggle("presented", isOn: $isPresented).sheet(isPresented: $isPresented) { Inner() }
      }
    }
    let screen = try await Screen.showing(Outer().environmentObject(PublishingCounter()))
    try await screen.tapAndSettle(0)
    #expect(screen.lines == ["presented: true", "presents 0"])
  }
}
