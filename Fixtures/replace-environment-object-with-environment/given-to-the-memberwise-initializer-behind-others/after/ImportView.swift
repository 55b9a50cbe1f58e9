import SwiftUI

@Observable
final class Model {
    var name = ""
}

struct ImportView: View {
    var title = ""
    @Environment(Model.self) var model

    var body: some View {
        Text(model.name + title)
    }
}

struct ImportPreviews: PreviewProvider {
    static var previews: some View {
        ImportView(title: "b")
            .environment(Model())
    }
}
