import SwiftUI

struct DeploymentView: View {
    struct Environment {
        var name = "test"
    }

    @SwiftUI.Environment(Deployment.self) private var deployment
    var environment = Environment()

    var body: some View {
        Text(deployment.version + environment.name)
    }
}
