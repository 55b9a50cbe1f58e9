import SwiftUI

@Observable
final class Form {
    var first = 1 { didSet { log += "a" } }
    var second = 2 { didSet { log += "b" } }
    var log = ""

    init(number: Int) {
        _first = number
        _second = number
    }
}

struct FormView: View {
    var form: Form

    var body: some View { Text("\(form.first) \(form.second) \(form.log)") }
}
