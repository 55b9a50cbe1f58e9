import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

struct ImportView: View {
    @EnvironmentObject var model: Model
    var title = ""

    var body: some View { Text(model.name + title) }
}

struct Configuration {
    var title = ""
}

extension ImportView {
    init(model: Configuration) { self.init(title: model.title) }
}

struct Root: View {
    var body: some View {
        ImportView(model: .init()).environmentObject(Model())
    }
}
