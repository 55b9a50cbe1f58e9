import SwiftUI

@Observable
final class Controller {
    var count = 0
}

struct ControllerView: View {
    @Environment(Controller.self) var controller

    var body: some View { Text("\(controller.count)") }
}

struct ControllerView_Previews: PreviewProvider {
    static var controller: Controller = Controller()

    static var previews: some View {
        ControllerView()
            .environment(self.controller)
    }
}
