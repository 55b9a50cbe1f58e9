import SwiftUI

final class StoredTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    private var _name = ""
}

final class LetTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    let _name = ""
}

final class FuncTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    func _name() {}
}

final class StaticTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    static let _name = ""
}

final class StaticFuncTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    static func _name() {}
}

final class TypeTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    enum _name {}
}

final class ExtensionTwin: ObservableObject {
    @Published var title = ""
    var name = ""
}

extension ExtensionTwin {
    var _name: String { name }
}

final class ComputedTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    var _name: String { "x" }
}

final class AliasTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    typealias _name = Int
}

final class BothTwin: ObservableObject {
    @Published var title = ""
    var name = ""
    var _name = ""
    var __name = ""
}

struct TwinView: View {
    @ObservedObject var twin: StoredTwin

    var body: some View { Text("\(twin.name)") }
}
