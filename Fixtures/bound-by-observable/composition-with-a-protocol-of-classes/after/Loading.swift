import SwiftUI

protocol Loading: AnyObject {
    var isLoading: Bool { get set }
}

/// A protocol that only refines one of classes.
protocol Reloading: Loading {}

protocol Named {
    var name: String { get }
}

@Observable
final class Page: Reloading, Named {
    var isLoading = false
    var name = "page"
}

struct LoadingView<Model: Loading & Observable>: View {
    @Bindable var model: Model
    var body: some View { Toggle("loading", isOn: $model.isLoading) }
}

struct ReloadingView<Model: Observable & Reloading>: View {
    var model: Model
    var body: some View { Text(model.isLoading ? "loading" : "") }
}

struct NameView<Model: AnyObject & Observable & Named>: View {
    var model: Model
    var body: some View { Text(model.name) }
}

struct PageView: View {
    @State private var page = Page()
    var body: some View {
        LoadingView(model: page)
        ReloadingView(model: page)
        NameView(model: page)
    }
}
