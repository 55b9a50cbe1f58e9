import SwiftUI

func nextNumber() -> Int {
    let number = UserDefaults.standard.integer(forKey: "number") + 1
    UserDefaults.standard.set(number, forKey: "number")
    return number
}

func firstNumber() -> Int { max(1, 2) }

@Observable
final class Session: ObservableObject {
    private(set) var number: Int

    init(number: Int = nextNumber()) {
        self.number = number
    }
}

@Observable
final class Draft {
    private(set) var number: Int

    init(number: Int = firstNumber()) {
        self.number = number
    }
}

struct SessionView: View {
    @StateObject private var session = Session()
    @State private var draft = Draft()

    var body: some View {
        Text("\(session.number) \(draft.number)")
    }
}
