import SwiftUI

@MainActor
final class ElevatorCoordinator {
    let elevator = Elevator()

    func makeController() -> UIViewController {
        UIHostingController(rootView: ElevatorView().environment(elevator))
    }
}

struct ElevatorView: View {
    @Environment(Elevator.self) private var elevator

    var body: some View {
        Text("\(elevator.floor)")
    }
}
