import Combine
import SwiftUI

final class Preferences {
    static let standard = Preferences()
    let changes = PassthroughSubject<Void, Never>()
    var fontSize: Double = 12 {
        didSet { changes.send() }
    }
}

/// Views that hold one are made again, and read the preferences then.
final class ChangeRelay: ObservableObject {
    var subscription: AnyCancellable?

    init(_ publisher: PassthroughSubject<Void, Never>) {
        subscription = publisher.sink { [weak self] in
            self?.objectWillChange.send()
        }
    }
}

struct FontSize: DynamicProperty {
    @ObservedObject private var relay: ChangeRelay

    init() {
        relay = ChangeRelay(Preferences.standard.changes)
    }

    var value: Double { Preferences.standard.fontSize }
}

struct TitleView: View {
    private let fontSize = FontSize()

    var body: some View {
        Text("\(fontSize.value)")
    }
}
