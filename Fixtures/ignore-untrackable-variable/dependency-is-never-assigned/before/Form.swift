import Dependencies
import SwiftUI

/// `Dependency` gives its variable no setter; what is assigned in the closure is a value of the library's container.
final class FormModel: ObservableObject {
  @Published var names: [String] = []
  @Dependency(\.uuid) var uuid

  func add() { names.append(uuid().uuidString) }
}

struct FormView: View {
  @ObservedObject var model: FormModel

  var body: some View {
    Text(model.names.last ?? "\(model.uuid())")
    Button("Add") { model.add() }
  }
}

struct FormPreviews: PreviewProvider {
  static var previews: some View {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      FormView(model: FormModel())
    }
  }
}
