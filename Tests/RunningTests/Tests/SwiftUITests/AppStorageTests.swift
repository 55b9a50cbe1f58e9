import SwiftUI
import Testing

/// Who is told of a change of the user defaults.
@MainActor
@Suite struct AppStorageTests {
  final class OldSettings: ObservableObject {
    @AppStorage("old") var size: Int = 1
    @Published var other = 0
  }

  final class PlainSettings {
    @AppStorage("plain") var size: Int = 1
  }

  @Test func aViewIsUpdated() async throws {
    struct Size: View {
      @AppStorage("view") private var size: Int = 1

      var body: some View { Stepper("size", value: $size) }
    }
    let screen = try await Screen.showing(
      VStack {
        Size()
        Size()
      })
    try await screen.tapAndSettle(0)
    #expect(screen.lines == ["size: 2", "size: 2"])
  }

  @Test func anObservableObjectAnnouncesItsOwn() async throws {
    struct Size: View {
      @ObservedObject var settings: OldSettings

      var body: some View { Text("\(settings.size)") }
    }
    let settings = OldSettings()
    let screen = try await Screen.showing(Size(settings: settings))
    settings.size = 2
    try await screen.settle()
    #expect(screen.lines == ["2"])
  }

  @Test func nobodyIsToldOfThoseOfAnotherClass() async throws {
    struct Size: View {
      let settings: PlainSettings

      var body: some View { Text("\(settings.size)") }
    }
    let settings = PlainSettings()
    let screen = try await Screen.showing(Size(settings: settings))
    settings.size = 2
    try await screen.settle()
    #expect(screen.lines == ["1"])
    #expect(screen.linesRenderedAnew() == ["2"])
  }
}
