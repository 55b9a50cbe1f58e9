import Combine
import SwiftUI

/// Entries that are kept outside of the model.
final class Archive {
  var entries: [String] = []
}

@Observable
final class Mood {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var level = 0 {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Diary {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var title = "diary" {
    willSet { objectWillChange.send() }
  }
  let mood = Mood()
  private let archive = Archive()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    mood.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  var entries: [String] {
    access(keyPath: \.entries)
    return archive.entries
  }

  var isLong: Bool {
    get {
      access(keyPath: \.isLong)
      return archive.entries.count > 1
    }
    set {
      objectWillChange.send()
      withMutation(keyPath: \.entries) {}
      withMutation(keyPath: \.isLong) {}
      archive.entries = newValue ? ["one", "two"] : []
    }
  }

  func write(_ text: String) {
    objectWillChange.send()
    withMutation(keyPath: \.entries) {}
    withMutation(keyPath: \.isLong) {}
    withMutation(keyPath: \.title) {}
    archive.entries.append(text)
  }
}

struct ContentView: View {
  @State private var diary = Diary()
  @State private var changes = 0

  var body: some View {
    Button("write") { diary.write("entry") }
    Button("rename") { diary.title += "!" }
    Button("cheer up") { diary.mood.level += 1 }
    Toggle("long", isOn: $diary.isLong)
    EntriesView(diary: diary)
    Text("\(diary.title) at \(diary.mood.level) after \(changes) changes")
      .onReceive(diary.objectWillChange) { changes += 1 }
  }
}

struct EntriesView: View {
  var diary: Diary

  var body: some View { Text(diary.entries.joined(separator: " ") + (diary.isLong ? " long" : "")) }
}
