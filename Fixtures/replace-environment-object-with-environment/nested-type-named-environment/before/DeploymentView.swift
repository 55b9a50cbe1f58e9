import SwiftUI

struct DeploymentView: View {
    struct Environment {
        var name = "test"
    }

    @EnvironmentObject private var deployment: Deployment
    var environment = Environment()

    var body: some View {
        Text(deployment.version + environment.name)
    }
}
