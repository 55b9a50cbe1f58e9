import SwiftUI

/// What the reader prefers.
class ReadingSettings: ObservableObject {
  static let accents: [Color] = [.blue, .orange, .green]

  @Published var accent = 0
  @Published var fontSize = 17.0

  var accentColor: Color { Self.accents[accent] }
}
