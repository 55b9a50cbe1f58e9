import SwiftUI

func nextNumber() -> Int {
    let number = UserDefaults.standard.integer(forKey: "number") + 1
    UserDefaults.standard.set(number, forKey: "number")
    return number
}

func firstNumber() -> Int { max(1, 2) }

final class Session: ObservableObject {
    @Published private(set) var number: Int

    init(number: Int = nextNumber()) {
        self.number = number
    }
}

final class Draft: ObservableObject {
    @Published private(set) var number: Int

    init(number: Int = firstNumber()) {
        self.number = number
    }
}

struct SessionView: View {
    @StateObject private var session = Session()
    @StateObject private var draft = Draft()

    var body: some View {
        Text("\(session.number) \(draft.number)")
    }
}
