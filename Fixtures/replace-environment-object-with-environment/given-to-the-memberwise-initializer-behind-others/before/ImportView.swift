import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

struct ImportView: View {
    var title = ""
    @EnvironmentObject var model: Model

    var body: some View {
        Text(model.name + title)
    }
}

struct ImportPreviews: PreviewProvider {
    static var previews: some View {
        ImportView(title: "b", model: .init())
            .environmentObject(Model())
    }
}
