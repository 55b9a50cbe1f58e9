import SwiftUI

typealias Model = AppModel
typealias Loader = FileLoader

final class AppModel: ObservableObject {
  @Published var count = 0
}

final class FileLoader: ObservableObject {
  @Published var count = 0

  init() {
    Task { count = 1 }
  }
}

struct ModelView: View {
  @StateObject private var model = Model()
  @StateObject private var loader = Loader()

  var body: some View { Text("\(model.count) \(loader.count)") }
}
