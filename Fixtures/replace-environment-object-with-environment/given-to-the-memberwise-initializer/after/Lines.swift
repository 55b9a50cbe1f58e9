import SwiftUI

struct LinesPreviews: PreviewProvider {
    static var previews: some View {
        ImportView(
            title: "c"
        )
        .environment(Model())
        .environment(Theme())
        OnlyModel()
            .environment(Model())
    }
}

struct OnlyModel: View {
    @Environment(Model.self) var model

    var body: some View {
        Text(model.name)
    }
}
