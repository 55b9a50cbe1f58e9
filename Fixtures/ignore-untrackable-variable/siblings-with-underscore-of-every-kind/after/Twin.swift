import SwiftUI

@Observable
final class StoredTwin {
    var title = ""
    @ObservationIgnored var name = ""
    private var _name = ""
}

@Observable
final class LetTwin {
    var title = ""
    @ObservationIgnored var name = ""
    let _name = ""
}

@Observable
final class FuncTwin {
    var title = ""
    @ObservationIgnored var name = ""
    func _name() {}
}

@Observable
final class StaticTwin {
    var title = ""
    @ObservationIgnored var name = ""
    static let _name = ""
}

@Observable
final class StaticFuncTwin {
    var title = ""
    @ObservationIgnored var name = ""
    static func _name() {}
}

@Observable
final class TypeTwin {
    var title = ""
    @ObservationIgnored var name = ""
    enum _name {}
}

@Observable
final class ExtensionTwin {
    var title = ""
    @ObservationIgnored var name = ""
}

extension ExtensionTwin {
    var _name: String { name }
}

@Observable
final class ComputedTwin {
    var title = ""
    @ObservationIgnored var name = ""
    var _name: String { "x" }
}

@Observable
final class AliasTwin {
    var title = ""
    @ObservationIgnored var name = ""
    typealias _name = Int
}

@Observable
final class BothTwin {
    var title = ""
    @ObservationIgnored var name = ""
    @ObservationIgnored var _name = ""
    var __name = ""
}

struct TwinView: View {
    var twin: StoredTwin

    var body: some View { Text("\(twin.name)") }
}
