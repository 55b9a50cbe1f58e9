import SwiftUI

final class Controller: ObservableObject {
    @Published var count = 0
}

struct ControllerView: View {
    @EnvironmentObject var controller: Controller

    var body: some View { Text("\(controller.count)") }
}

struct ControllerView_Previews: PreviewProvider {
    static var controller: Controller = Controller()

    static var previews: some View {
        ControllerView()
            .environmentObject(self.controller)
    }
}
