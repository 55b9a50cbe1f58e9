import SwiftUI

struct Screen: View {
    private protocol Resettable: AnyObject { func reset() }
    private class Plain {}
    @Observable
    private final class Model: Plain, Observable, Resettable {
        var name = ""
        func reset() { name = "" }
    }
    @Observable
    private final class Gen<T: Resettable>: Observable {
        var name = ""
        var t: T?
    }
    @State private var model = Model()
    @State private var gen = Gen<Model>()
    var body: some View { Text(model.name + gen.name) }
}
