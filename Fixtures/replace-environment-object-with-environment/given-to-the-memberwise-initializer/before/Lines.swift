import SwiftUI

struct LinesPreviews: PreviewProvider {
    static var previews: some View {
        ImportView(
            model: .init(),
            title: "c"
        )
        .environmentObject(Model())
        .environmentObject(Theme())
        OnlyModel(model: .init())
            .environmentObject(Model())
    }
}

struct OnlyModel: View {
    @EnvironmentObject var model: Model

    var body: some View {
        Text(model.name)
    }
}
