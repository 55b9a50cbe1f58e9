import SwiftUI

protocol Loading: AnyObject {
    var isLoading: Bool { get set }
}

/// A protocol that only refines one of classes.
protocol Reloading: Loading {}

protocol Named {
    var name: String { get }
}

final class Page: ObservableObject, Reloading, Named {
    @Published var isLoading = false
    @Published var name = "page"
}

struct LoadingView<Model: Loading & ObservableObject>: View {
    @ObservedObject var model: Model
    var body: some View { Toggle("loading", isOn: $model.isLoading) }
}

struct ReloadingView<Model: ObservableObject & Reloading>: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.isLoading ? "loading" : "") }
}

struct NameView<Model: ObservableObject & Named>: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.name) }
}

struct PageView: View {
    @StateObject private var page = Page()
    var body: some View {
        LoadingView(model: page)
        ReloadingView(model: page)
        NameView(model: page)
    }
}
