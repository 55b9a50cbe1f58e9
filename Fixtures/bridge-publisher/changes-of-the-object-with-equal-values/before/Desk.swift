import SwiftUI

struct Paper: Equatable {
  var id = 0
  var text = ""

  static func == (a: Paper, b: Paper) -> Bool { a.id == b.id }
}

final class Desk: ObservableObject {
  @Published var paper: Paper
  @Published var count = 0

  init(paper: Paper) { self.paper = paper }
}

struct DeskView: View {
  @ObservedObject var desk: Desk
  @State private var changes = 0

  var body: some View {
    Button(desk.paper.text) { desk.paper = Paper(id: desk.paper.id, text: "new") }
      .onReceive(desk.objectWillChange) { changes += 1 }
  }
}
