import SwiftUI

final class Log: ObservableObject {
  static let shared = Log()
  @Published var count = 0
  @Published var lines: [String] = []

  func note() { count += 1 }

  func keep(_ line: String) { lines.append(line) }
}

struct Titles {
  func title(of item: String) -> String {
    Log.shared.note()
    return item
  }
}

struct Row: View {
  let item: String
  private let titles = Titles()

  var body: some View { Text(titles.title(of: item)) }
}

final class Rooms: ObservableObject {
  @Published var all: [String: Room] = [:]

  func room(_ name: String) -> Room {
    if let room = all[name] { return room }
    let room = Room()
    all[name] = room
    return room
  }
}

final class Room: ObservableObject {
  @Published var title = "room"

  init() { open() }

  // Of a room that nothing shows yet.
  private func open() { title += "!" }
}

// What an initializer sets nothing shows yet, and a window is an object of its own.
@MainActor final class Timing: ObservableObject {
  @Published var start = 0
  @Published var window: UIWindow

  init(start: Int) {
    window = UIWindow()
    self.start = start
    self.start += 1
  }

  func title(_ title: String) -> String {
    window.isHidden = true
    return title
  }
}

struct TimingView: View {
  private let timing: Timing = .init(start: 1)

  var body: some View {
    let other: Timing = .init(start: 2)
    Text(timing.title("a") + other.title("b"))
  }
}

// Nobody else is updated with what a preview sets up.
@MainActor final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var name = ""

  func load() { name += "loaded" }
}

struct PreviewContainer<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { VStack { content() } }
}

#Preview {
  PreviewContainer {
    let _ = Theme.shared.load()
    ThemeView()
  }
}

struct ThemeView: View {
  @ObservedObject private var theme = Theme.shared

  var body: some View { Text(theme.name) }
}

struct RoomLink: View {
  let rooms: Rooms
  let name: String

  var body: some View {
    let room = rooms.room(name)
    NavigationLink(room.title) { Text(name) }
  }
}

final class Tally: ObservableObject {
  static let shared = Tally()
  @Published var count = 0
}

struct Marks {
  func mark() -> String {
    Tally.shared.count += 1
    return "marked"
  }
}

// Only when it is tapped.
final class Taps: ObservableObject {
  @Published var count = 0

  func add() { count += 1 }
}

struct TapButton: View {
  let taps: Taps

  var body: some View {
    VStack {
      Button("Add", action: taps.add)
      Tappable { taps.add() }
    }
    .onAppear { taps.add() }
  }
}

struct Tappable: View {
  let action: () -> Void

  var body: some View { Button("Tap", action: action) }
}

struct Screen: View {
  @ObservedObject var log = Log.shared
  @ObservedObject var rooms: Rooms
  @ObservedObject var taps: Taps
  @ObservedObject var tally = Tally.shared

  var body: some View { Text("\(tally.count) \(log.count) \(log.lines.count) \(rooms.all.count) \(taps.count)") }
}
