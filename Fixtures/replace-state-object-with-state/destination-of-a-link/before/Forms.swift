import SwiftUI

/// Made with the link: `@State` would show the same draft whenever the form is opened again.
final class Draft: ObservableObject {
  @Published var text = ""
  let id: Int

  init(id: Int) { self.id = id }
}

struct FormView: View {
  @StateObject private var draft: Draft

  init(id: Int) { _draft = StateObject(wrappedValue: Draft(id: id)) }

  var body: some View { TextField("Text", text: $draft.text) }
}

/// Made when it is pushed.
final class Page: ObservableObject {
  @Published var text = ""
  let id: Int

  init(id: Int) { self.id = id }
}

struct PageView: View {
  @StateObject private var page: Page

  init(id: Int) { _page = StateObject(wrappedValue: Page(id: id)) }

  var body: some View { TextField("Text", text: $page.text) }
}

/// The label of a link is made with it, and stays.
final class Badge: ObservableObject {
  @Published var count = 0
  let id: Int

  init(id: Int) { self.id = id }
}

struct BadgeView: View {
  @StateObject private var badge: Badge

  init(id: Int) { _badge = StateObject(wrappedValue: Badge(id: id)) }

  var body: some View { Button("\(badge.count)") { badge.count += 1 } }
}

/// The object existed before.
final class Note: ObservableObject {
  @Published var text = ""
}

struct NoteView: View {
  @StateObject private var note: Note

  init(note: Note) { _note = StateObject(wrappedValue: note) }

  var body: some View { TextField("Text", text: $note.text) }
}

struct ContentView: View {
  let notes: [Note]

  var body: some View {
    NavigationStack {
      NavigationLink(destination: FormView(id: 1)) { BadgeView(id: 1) }
      NavigationLink {
        NoteView(note: notes[0])
      } label: {
        BadgeView(id: 2)
      }
      NavigationLink("Page", value: 1)
        .navigationDestination(for: Int.self) { PageView(id: $0) }
    }
  }
}
