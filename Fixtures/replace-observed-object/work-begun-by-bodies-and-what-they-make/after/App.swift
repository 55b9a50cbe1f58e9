import SwiftUI

@Observable
final class Page {
  var size = 0
  var height = 0
  var title = ""
  var taps = 0

  func measure() {
    size += 1
    height += 1
    title += "."
  }

  func later(_ action: @escaping () -> Void) { DispatchQueue.main.async(execute: action) }
}

enum API {
  static func fetch(_ completion: @escaping () -> Void) { DispatchQueue.main.async(execute: completion) }
}

struct Measured: View {
  var page: Page
  @State private var shown = 0

  var body: some View {
    let _ = page.size
    let _ = DispatchQueue.main.async { if shown != page.size { shown = page.size } }
    Text("\(shown)")
  }
}

struct Handed: View {
  var page: Page
  @State private var shown = 0

  var body: some View {
    let _ = page.height
    let _ = page.later { if shown != page.height { shown = page.height } }
    Text("\(shown)")
  }
}

struct Child: View {
  let title: String

  init(_ page: Page, _ title: Binding<String>) {
    self.title = title.wrappedValue
    DispatchQueue.main.async { if title.wrappedValue != page.title { title.wrappedValue = page.title } }
  }

  var body: some View { Text(title) }
}

struct Parent: View {
  var page: Page
  @State private var title = ""

  var body: some View {
    let _ = page.title
    Child(page, $title)
  }
}

@Observable
final class Rows: ObservableObject {
  var text = ""

  init(_ page: Page) { API.fetch { self.text = page.title } }
}

struct RowsView: View {
  var rows: Rows

  var body: some View { Text(rows.text) }
}

struct Rowed: View {
  @Environment(Page.self) var page

  var body: some View {
    let _ = page.title
    RowsView(rows: Rows(page))
  }
}

// None of these need to read more: the value is kept, read already, or the work is begun by an action.

struct Keeping: View {
  var page: Page
  @StateObject private var rows: Rows

  init(page: Page) {
    self.page = page
    _rows = StateObject(wrappedValue: Rows(page))
  }

  var body: some View {
    Text(rows.text)
    Text("\(page.taps)")
  }
}

struct KeepingLocal: View {
  @State private var rows: Rows

  init(page: Page) {
    let rows = Rows(page)
    _rows = State(wrappedValue: rows)
  }

  var body: some View { Text(rows.text) }
}

struct KeepingParent: View {
  @Environment(Page.self) var page

  var body: some View { KeepingLocal(page: page) }
}

struct Reading: View {
  var page: Page

  var body: some View {
    Text(page.title)
    RowsView(rows: Rows(page))
  }
}

struct Acting: View {
  var page: Page

  var body: some View {
    Text("\(page.taps)")
    Button("Tap") { DispatchQueue.main.async { page.taps += page.size } }
      .onAppear { Task { page.taps = page.height } }
  }
}
