import SwiftUI

struct Screen: View {
    private protocol Resettable: AnyObject { func reset() }
    private class Plain {}
    private final class Model: Plain, ObservableObject, Resettable {
        @Published var name = ""
        func reset() { name = "" }
    }
    private final class Gen<T: Resettable>: ObservableObject {
        @Published var name = ""
        var t: T?
    }
    @StateObject private var model = Model()
    @StateObject private var gen = Gen<Model>()
    var body: some View { Text(model.name + gen.name) }
}
