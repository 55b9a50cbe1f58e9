import SwiftUI

@Observable
final class Model {
  var count = 0

  static let preview = preview(count: 3)
  static let empty = Model.empty(count: 0)
  @ObservationIgnored lazy var next = next(after: 1)

  static func preview(count: Int) -> Model { Model() }
  static func empty(count: Int) -> Model { Model() }
  func next(after count: Int) -> Model { Model() }
}

struct CountView: View {
  @Environment(Model.self) var model
  var body: some View { Text("\(model.count)") }
}

struct Previews: View {
  var body: some View {
    CountView().environment(Model.preview)
    CountView().environment(Model.preview(count: 1))
    CountView().environment(Model.empty)
    CountView().environment(Model.empty.next)
    CountView().environment(Model.empty.next(after: 2))
  }
}
