import SwiftUI

/// Made with the link: `@State` would show the same draft whenever the form is opened again.
@Observable
final class Draft: ObservableObject {
  var text = ""
  let id: Int

  init(id: Int) { self.id = id }
}

struct FormView: View {
  @StateObject private var draft: Draft

  init(id: Int) { _draft = StateObject(wrappedValue: Draft(id: id)) }

  var body: some View { TextField("Text", text: $draft.text) }
}

/// Made when it is pushed.
@Observable
final class Page {
  var text = ""
  let id: Int

  init(id: Int) { self.id = id }
}

struct PageView: View {
  @State private var page: Page

  init(id: Int) { _page = State(wrappedValue: Page(id: id)) }

  var body: some View { TextField("Text", text: $page.text) }
}

/// The label of a link is made with it, and stays.
@Observable
final class Badge {
  var count = 0
  let id: Int

  init(id: Int) { self.id = id }
}

struct BadgeView: View {
  @State private var badge: Badge

  init(id: Int) { _badge = State(wrappedValue: Badge(id: id)) }

  var body: some View { Button("\(badge.count)") { badge.count += 1 } }
}

/// The object existed before.
@Observable
final class Note {
  var text = ""
}

struct NoteView: View {
  @State private var note: Note

  init(note: Note) { _note = State(wrappedValue: note) }

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
