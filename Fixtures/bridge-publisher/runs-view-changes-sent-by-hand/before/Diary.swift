import Combine
import SwiftUI

/// Entries that are kept outside of the model.
final class Archive {
  var entries: [String] = []
}

final class Mood: ObservableObject {
  @Published var level = 0
}

final class Diary: ObservableObject {
  @Published var title = "diary"
  let mood = Mood()
  private let archive = Archive()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    mood.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  var entries: [String] { archive.entries }

  var isLong: Bool {
    get { archive.entries.count > 1 }
    set {
      objectWillChange.send()
      archive.entries = newValue ? ["one", "two"] : []
    }
  }

  func write(_ text: String) {
    objectWillChange.send()
    archive.entries.append(text)
  }
}

struct ContentView: View {
  @StateObject private var diary = Diary()
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
  @ObservedObject var diary: Diary

  var body: some View { Text(diary.entries.joined(separator: " ") + (diary.isLong ? " long" : "")) }
}
