import SwiftUI

/// The functions that the app asks of its surroundings.
final class Surroundings {
  var date: () -> Date = Date.init
}

var surroundings = Surroundings()

/// Is made with a value of the same label, by its type or not.
struct Entry {
  let date: Date
  let text: String
}

struct Page {
  var text = ""
  var modified = Date.distantPast

  mutating func stamp() { modified = surroundings.date() }
}

/// Nothing that is called while the page changes reads it.
final class Diary: ObservableObject {
  @Published var page = Page()
  @Published var entries: [Entry] = []

  func save() {
    let now = surroundings.date()
    page.stamp()
    entries = [.init(date: now, text: page.text), Entry(date: now, text: "")]
  }
}

struct DiaryView: View {
  @StateObject private var diary = Diary()

  var body: some View {
    Text("\(diary.page.text) \(diary.entries.count)")
    Button("Save") { diary.save() }
  }
}
