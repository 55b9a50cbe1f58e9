import SwiftUI

@Observable
final class Model {
    var name = ""
}

@Observable
final class Theme {
    var name = ""
}

struct ImportView: View {
    @Environment(Model.self) var model
    @Environment(Theme.self) var theme
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
    @State private var model = Model()
    @State private var theme = Theme()

    var body: some View {
        ImportView(title: "a")
            .environment(model)
            .environment(theme)
        Label(theme: "dark")
        ImportView()
    }
}

struct ImportPreviews: PreviewProvider {
    static var previews: some View {
        ImportView(title: "b")
            .environment(Model())
            .environment(Theme())
    }
}
