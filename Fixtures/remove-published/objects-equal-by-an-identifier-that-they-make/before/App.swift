import SwiftUI

/// Each initializer makes its identifier.
final class Card: ObservableObject, Identifiable, Equatable {
  let id: UUID
  @Published var title: String

  init(title: String) {
    id = UUID()
    self.title = title
  }

  init() {
    self.id = UUID()
    title = ""
  }

  static func == (lhs: Card, rhs: Card) -> Bool { lhs.id == rhs.id }
}

/// Nobody passes one.
final class Entry: ObservableObject, Identifiable, Equatable {
  let id: UUID
  @Published var text: String

  init(id: UUID = UUID(), text: String) {
    self.id = id
    self.text = text
  }

  convenience init(day: Int) { self.init(text: "day \(day)") }

  static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.id == rhs.id }
}

/// A copy is passed one.
final class Draft: ObservableObject, Identifiable, Equatable {
  let id: UUID
  @Published var text: String

  init(id: UUID = UUID(), text: String) {
    self.id = id
    self.text = text
  }

  func copy() -> Draft { .init(id: id, text: text + "!") }

  static func == (lhs: Draft, rhs: Draft) -> Bool { lhs.id == rhs.id }
}

/// One initializer does not make it.
final class Ticket: ObservableObject, Identifiable, Equatable {
  let id: UUID
  @Published var text: String

  init(text: String) {
    id = UUID()
    self.text = text
  }

  init(copying other: Ticket) {
    id = other.id
    text = other.text + "!"
  }

  static func == (lhs: Ticket, rhs: Ticket) -> Bool { lhs.id == rhs.id }
}

/// Its initializer is handed on as a function.
final class Label: ObservableObject, Identifiable, Equatable {
  let id: UUID
  @Published var text = ""

  init(id: UUID = UUID()) { self.id = id }

  static func labels(of ids: [UUID]) -> [Label] { ids.map(Label.init(id:)) }

  static func == (lhs: Label, rhs: Label) -> Bool { lhs.id == rhs.id }
}

/// Copies are decoded.
protocol Stored: Decodable {}

final class Stamp: ObservableObject, Identifiable, Equatable, Stored {
  private enum CodingKeys: String, CodingKey { case id, text }
  let id: UUID
  var text = ""

  init(text: String) {
    id = UUID()
    self.text = text
  }

  static func == (lhs: Stamp, rhs: Stamp) -> Bool { lhs.id == rhs.id }
}

final class Desk: ObservableObject {
  @Published var card: Card?
  @Published var entry: Entry?
  @Published var draft: Draft?
  @Published var ticket: Ticket?
  @Published var label: Label?

  func take(_ card: Card, _ entry: Entry, _ label: Label) {
    self.card = card
    self.entry = entry
    self.label = label
    draft = draft?.copy()
    ticket = ticket.map(Ticket.init(copying:))
  }
}

final class Album: ObservableObject {
  @Published var stamp: Stamp?

  func add(_ stamp: Stamp) { self.stamp = stamp }
}

struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View { Text(album.stamp?.text ?? "") }
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View {
    Text(desk.card?.title ?? desk.entry?.text ?? "")
    Text(desk.draft?.text ?? desk.ticket?.text ?? desk.label?.text ?? "")
  }
}
