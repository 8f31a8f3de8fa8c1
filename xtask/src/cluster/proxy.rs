//! HAProxy in front of the nodes, with the configuration that hosts are told to use.

use super::part::Part;
use crate::cargo::root;
use anyhow::{Context, Result, ensure};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

/// From the root of the workspace.
const CONFIGURATION: &str = "docs/cluster/haproxy.cfg";

/// The only address for guests in it.
const BIND: &str = "    bind :80";

/// The first node in each list of them, of which every node gets a copy.
const NODE: (&str, &str) = ("node-1", "10.0.0.11:7878");

/// Starts it on `addr` for these nodes; its configuration and what it says lie in `folder`.
pub(super) fn start(
    program: &Path,
    folder: &Path,
    addr: SocketAddr,
    nodes: &[(String, SocketAddr)],
) -> Result<Part> {
    let model = root().join(CONFIGURATION);
    let model =
        std::fs::read_to_string(&model).with_context(|| format!("cannot read {}", model.display()))?;
    let text = configure(&model, addr, nodes)?;
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, text)?;
    let mut command = Command::new(program);
    command.arg("-db").arg("-f").arg(&file);
    Part::start("proxy", format!("http://{addr}"), command, &folder.join("proxy.log"))
}

/// The model with our addresses.
fn configure(model: &str, addr: SocketAddr, nodes: &[(String, SocketAddr)]) -> Result<String> {
    let (mut text, mut places) = (String::new(), 0);
    for line in model.lines() {
        if line == BIND {
            text += &format!("    bind {addr}\n");
            places += 1;
        } else if line.starts_with("    server ") {
            if !line.contains(NODE.1) {
                continue;
            }
            for (name, node) in nodes {
                text += &line.replace(NODE.0, name).replace(NODE.1, &node.to_string());
                text.push('\n');
            }
            places += 1;
        } else {
            text += line;
            text.push('\n');
        }
    }
    ensure!(places == 3, "{CONFIGURATION} has not one `{}` and two lines of {}", BIND.trim(), NODE.0);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hosts_configuration_gets_our_addresses() {
        let nodes = ["node-1", "node-2"].map(|name| (name.to_owned(), "127.0.0.1:5001".parse().unwrap()));
        let model = std::fs::read_to_string(root().join(CONFIGURATION)).unwrap();
        let text = configure(&model, "127.0.0.1:5000".parse().unwrap(), &nodes).unwrap();
        let ours: Vec<_> = text.lines().filter(|line| line.contains("127.0.0.1")).map(str::trim).collect();
        assert_eq!(
            ours,
            [
                "bind 127.0.0.1:5000",
                "server node-1 127.0.0.1:5001",
                "server node-2 127.0.0.1:5001",
                "server node-1 127.0.0.1:5001",
                "server node-2 127.0.0.1:5001",
            ]
        );
        assert!(!text.contains("10.0.0."));
    }

    #[test]
    fn a_configuration_of_another_form_is_refused() {
        assert!(configure("frontend guests\n", "127.0.0.1:5000".parse().unwrap(), &[]).is_err());
    }
}
