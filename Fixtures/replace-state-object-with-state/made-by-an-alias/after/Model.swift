import SwiftUI

typealias Model = AppModel
typealias Loader = FileLoader

@Observable
final class AppModel {
  var count = 0
}

@Observable
final class FileLoader: ObservableObject {
  var count = 0

  init() {
    Task { count = 1 }
  }
}

struct ModelView: View {
  @State private var model = Model()
  @StateObject private var loader = Loader()

  var body: some View { Text("\(model.count) \(loader.count)") }
}
