import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0

  static let preview = preview(count: 3)
  static let empty = Model.empty(count: 0)
  lazy var next = next(after: 1)

  static func preview(count: Int) -> Model { Model() }
  static func empty(count: Int) -> Model { Model() }
  func next(after count: Int) -> Model { Model() }
}

struct CountView: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.count)") }
}

struct Previews: View {
  var body: some View {
    CountView().environmentObject(Model.preview)
    CountView().environmentObject(Model.preview(count: 1))
    CountView().environmentObject(Model.empty)
    CountView().environmentObject(Model.empty.next)
    CountView().environmentObject(Model.empty.next(after: 2))
  }
}
