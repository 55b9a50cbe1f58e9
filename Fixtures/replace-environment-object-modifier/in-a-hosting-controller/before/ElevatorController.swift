import SwiftUI

@MainActor
final class ElevatorCoordinator {
    let elevator = Elevator()

    func makeController() -> UIViewController {
        UIHostingController(rootView: ElevatorView().environmentObject(elevator))
    }
}

struct ElevatorView: View {
    @EnvironmentObject private var elevator: Elevator

    var body: some View {
        Text("\(elevator.floor)")
    }
}
