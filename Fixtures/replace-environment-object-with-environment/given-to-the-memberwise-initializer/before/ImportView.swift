import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

final class Theme: ObservableObject {
    @Published var name = ""
}

struct ImportView: View {
    @EnvironmentObject var model: Model
    @EnvironmentObject var theme: Theme
    var title = ""

    var body: some View {
        Text(model.name + theme.name + title)
    }
}

struct Label: View {
    let theme: String

    var body: some View {
        Text(theme)
    }
}

struct Root: View {
    @StateObject private var model = Model()
    @StateObject private var theme = Theme()

    var body: some View {
        ImportView(title: "a")
            .environmentObject(model)
            .environmentObject(theme)
        Label(theme: "dark")
        ImportView()
    }
}

struct ImportPreviews: PreviewProvider {
    static var previews: some View {
        ImportView(model: .init(), title: "b")
            .environmentObject(Model())
            .environmentObject(Theme())
    }
}
